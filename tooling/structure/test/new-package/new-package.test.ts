import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterEach, beforeEach, expect, test } from "vitest";
import { newPackage } from "../../src/new-package/new-package.mjs";

const ROOT = fileURLToPath(new URL("../../../..", import.meta.url));
const TOOLS = ["bundles", "documents"].map((tool) => `tooling/${tool}/package.json`);
const COPIED = [
  "LICENSE",
  "packages/result/tsconfig.json",
  "packages/percent/package.json",
  "packages/ipv4/package.json",
  "packages/whatwg-url/package.json",
  "packages/cli/package.json",
  "tooling/structure/src/layers/floors.ts",
  "tooling/structure/src/layers/installs.ts",
  "tooling/bundles/src/figures.ts",
  ...TOOLS,
];

let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "new-package-"));
  for (const path of COPIED) cpSync(join(ROOT, path), join(root, path));
});

afterEach(() => {
  rmSync(root, { recursive: true });
});

const read = (path: string): string => readFileSync(join(root, path), "utf8");

/** The lines that `path` has and the repository's does not. */
function addedTo(path: string): string[] {
  const before = new Set(readFileSync(join(ROOT, path), "utf8").split("\n"));
  return read(path)
    .split("\n")
    .filter((line) => !before.has(line));
}

test("writes the package, and lists the files that it wrote", () => {
  const written = newPackage(root, "made-up", "A sample of URLs", ["result", "percent"]);
  for (const path of written) expect([path, existsSync(join(root, path))]).toEqual([path, true]);
  expect(JSON.parse(read("packages/made-up/package.json"))).toMatchObject({
    name: "@url/made-up",
    description: "A sample of URLs",
    dependencies: { "@url/percent": "workspace:*", "@url/result": "workspace:*" },
  });
  expect(read("packages/made-up/README.md")).toMatch(/^# @url\/made-up\n\nA sample of URLs\. <!-- size made-up -->/);
  expect(read(".changeset/made-up.md")).toContain('"@url/made-up": minor');
});

test("puts it on the floor above its highest dependency, and names it to the tools", () => {
  newPackage(root, "made-up", "A sample of URLs", ["result", "percent"]);
  expect(addedTo("tooling/structure/src/layers/floors.ts")).toEqual([
    expect.stringMatching(/^ {4}"host .* made-up",$/),
  ]);
  expect(addedTo("tooling/bundles/src/figures.ts")).toEqual(['  whole("made-up", 0.1, BARE),']);
  for (const path of TOOLS) expect(addedTo(path)).toEqual([expect.stringContaining('"@url/made-up": "workspace:')]);
});

test("allows it to install its dependencies and what these install, and nothing else", () => {
  newPackage(root, "low", "Low", []);
  newPackage(root, "with-more", "More", ["percent", "whatwg-url"]);
  expect(addedTo("tooling/structure/src/layers/installs.ts")).toEqual([
    '  low: "",',
    '  "with-more": "api host idna ipv4 ipv6 parser percent result serializer urlencoded whatwg-url",',
  ]);
});

test("a package without dependencies is on the ground floor, one above the roof on a new floor", () => {
  newPackage(root, "low", "Low", []);
  newPackage(root, "high", "High", ["cli"]);
  const floors = read("tooling/structure/src/layers/floors.ts");
  expect(floors).toMatch(/"percent .* low",/);
  expect(floors).toMatch(/ {4}"cli eslint-plugin",\n {4}"high",\n {2}\],/);
});

test.each<[name: string, sentence: string, dependencies: string[], message: string]>([
  ["Sample", "A sample", [], 'letters, digits and hyphens, not "Sample"'],
  ["percent", "Percent again", [], "packages/percent exists"],
  ["made-up", "", [], "a sentence that says what the package is"],
  ["made-up", "A sample", ["nothing"], "packages/nothing does not exist"],
])("refuses %j, %j, %j", (name, sentence, dependencies, message) => {
  expect(() => newPackage(root, name, sentence, dependencies)).toThrow(message);
  expect(existsSync(join(root, "packages/made-up"))).toBe(false);
});
