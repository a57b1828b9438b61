import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { checkLayers } from "../src/check.ts";
import { updateArchitecture, updateFront } from "../src/documents.ts";
import { HOUSE } from "../src/floors.ts";
import { readPackages } from "../src/read-packages.ts";

const ROOT = fileURLToPath(new URL("../../..", import.meta.url));
const PACKAGES = readPackages(join(ROOT, "packages"));

test("the packages import only lower floors", () => {
  expect(PACKAGES.length).toBeGreaterThan(0);
  for (const { manifest, modules } of PACKAGES)
    expect([manifest.name, modules.has("index.ts")]).toEqual([manifest.name, true]);
  expect(checkLayers(PACKAGES)).toEqual([]);
});

test("the floors name each package once, and nothing else", () => {
  const names = HOUSE.floors.flatMap((line) => line.split(" "));
  expect(names.sort()).toEqual(PACKAGES.map(({ directory }) => directory));
});

// `npm run generate` is these tests with -u: then they write the files.
test("docs/architecture.md has every package with its floor and its dependencies", async () => {
  const path = join(ROOT, "docs/architecture.md");
  const text = readFileSync(path, "utf8");
  await expect(updateArchitecture(text, PACKAGES, HOUSE)).toMatchFileSnapshot(path);
});

test("the README says of every package what it is for", async () => {
  const path = join(ROOT, "README.md");
  await expect(updateFront(readFileSync(path, "utf8"), PACKAGES)).toMatchFileSnapshot(path);
});
