import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { complete } from "../src/complete.ts";
import { withToolScripts } from "../src/scripts.ts";

const root = fileURLToPath(new URL("../../..", import.meta.url));
const read = (file: string) => JSON.parse(readFileSync(join(root, file), "utf8"));
const house = read("package.json");

describe.each(readdirSync(join(root, "packages")))("%s", (name) => {
  const manifest = read(`packages/${name}/package.json`);

  test("has a complete manifest: npm run tool -- manifests", () => {
    expect(JSON.stringify(manifest, null, 2)).toBe(JSON.stringify(complete(manifest, house), null, 2));
  });

  test("says what it is: a description, and at least three keywords", () => {
    expect(manifest.description).toMatch(/^[A-Z].{20,}[^.]$/);
    expect(manifest.keywords?.length).toBeGreaterThanOrEqual(3);
  });

  test("has every file that its exports name, once it is built", () => {
    const files = JSON.stringify(manifest.exports).match(/(?<=:")\.\/(?:src|dist)\/[^"]+/g)!;
    expect(files.length).toBeGreaterThanOrEqual(5);
    const missing = files.filter((file) => !existsSync(join(root, "packages", name, file)));
    expect(missing).toEqual([]);
  });
});

const tools = readdirSync(join(root, "tooling")).filter((name) => existsSync(join(root, "tooling", name, "test")));

test.each(tools)("tooling/%s has the scripts of a tool: npm run tool -- manifests", (name) => {
  const manifest = read(`tooling/${name}/package.json`);
  const expected = withToolScripts(manifest, `tooling/${name}`);
  expect(JSON.stringify(manifest, null, 2)).toBe(JSON.stringify(expected, null, 2));
});

test.each(["packages", "tooling"])("the tests of every folder of %s have a tsconfig.json", (folder) => {
  const tested = readdirSync(join(root, folder)).filter((name) => existsSync(join(root, folder, name, "test")));
  expect(tested.length).toBeGreaterThan(10);
  expect(tested.filter((name) => !existsSync(join(root, folder, name, "test/tsconfig.json")))).toEqual([]);
});
