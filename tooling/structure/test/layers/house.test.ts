import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { checkLayers } from "../../src/layers/check.ts";
import { updateArchitecture, updatePackages } from "../../src/layers/documents.ts";
import { HOUSE } from "../../src/layers/floors.ts";
import { checkInstalls, INSTALLS, updateInstalls } from "../../src/layers/installs.ts";
import { readPackages } from "../../src/layers/read-packages.ts";
import { readRooms, readTools, updateCommands, updateRooms } from "../../src/layers/tools.ts";

const ROOT = fileURLToPath(new URL("../../../..", import.meta.url));
const HERE = "tooling/structure/test/layers/house.test.ts";
const PACKAGES = readPackages(join(ROOT, "packages"));
const TESTS = [
  ...["packages", "tooling", "examples"].flatMap((folder) =>
    readdirSync(join(ROOT, folder), { withFileTypes: true })
      .filter((entry) => entry.isDirectory() && existsSync(join(ROOT, folder, entry.name, "test")))
      .flatMap(({ name }) => testsIn(`${folder}/${name}/test`)),
  ),
  ...testsIn("site/test"),
].sort();

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

test("a package installs no other packages than its budget says", () => {
  expect(checkInstalls(PACKAGES, INSTALLS)).toEqual([]);
  expect(Object.keys(INSTALLS).sort()).toEqual(PACKAGES.map(({ directory }) => directory));
});

test("SECURITY.md says for each package what an attacker controls, and what it promises", () => {
  const rows = readFileSync(join(ROOT, "SECURITY.md"), "utf8").match(/^\| `@url\/.*$/gm) ?? [];
  const named = rows.flatMap((row) => Array.from(row.split("|")[1]!.matchAll(/`@url\/([\w-]+)`/g), ([, name]) => name));
  expect(named.sort()).toEqual(PACKAGES.map(({ directory }) => directory));
});

test("a README says that a package has no dependencies only if it has none", () => {
  const saying = PACKAGES.filter(({ directory }) =>
    /\bno dependenc/i.test(readFileSync(join(ROOT, "packages", directory, "README.md"), "utf8")),
  );
  expect(saying.map(({ directory, manifest }) => [directory, manifest.dependencies ?? {}])).toEqual(
    saying.map(({ directory }) => [directory, {}]),
  );
});

test("a test that replaces modules is in a file of its own kind: files of the short tier share their modules", () => {
  const uses = /\bvi\.(?:mock|doMock|hoisted|resetModules)\(/;
  expect(TESTS.length).toBeGreaterThan(200);
  const shared = TESTS.filter((file) => !/\.(?:(?:isolated|long)\.test|nightly)\.ts$/.test(file) && file !== HERE);
  expect(shared.filter((file) => uses.test(readFileSync(join(ROOT, file), "utf8")))).toEqual([]);
});

test("docs/testing.md names each long and each nightly file, and no other", () => {
  const names = /(?<=`)[\w/-]+\.(?:long\.test|nightly)\.ts(?=`)/g;
  const named = readFileSync(join(ROOT, "docs/testing.md"), "utf8").match(names) ?? [];
  expect(named.sort()).toEqual(TESTS.filter((file) => /\.(?:long\.test|nightly)\.ts$/.test(file)));
});

test("docs/testing.md names the packages of a project as vitest.config.ts does", () => {
  const config = readFileSync(join(ROOT, "vitest.config.ts"), "utf8");
  const named = readFileSync(join(ROOT, "docs/testing.md"), "utf8").match(/(?<=packages\/)\{[\w,-]+\}/g) ?? [];
  expect(named).toHaveLength(2);
  expect(named.filter((packages) => !config.includes(packages))).toEqual([]);
});

// `npm run generate` is these tests with -u: then they write the files.
test("docs/architecture.md has every package with its floor and its dependencies", async () => {
  const path = join(ROOT, "docs/architecture.md");
  const text = readFileSync(path, "utf8");
  await expect(updateArchitecture(text, PACKAGES, HOUSE)).toMatchFileSnapshot(path);
});

test("docs/packages.md says of every package what it is for, and what it installs", async () => {
  const path = join(ROOT, "docs/packages.md");
  const text = updatePackages(readFileSync(path, "utf8"), PACKAGES);
  await expect(updateInstalls(text, PACKAGES)).toMatchFileSnapshot(path);
});

test("docs/contributing.md has every tool, with its command and its page", async () => {
  const path = join(ROOT, "docs/contributing.md");
  await expect(updateCommands(readFileSync(path, "utf8"), readTools(ROOT))).toMatchFileSnapshot(path);
});

test("tooling/README.md has every room, with what it is for and its tools", async () => {
  const path = join(ROOT, "tooling/README.md");
  await expect(updateRooms(readFileSync(path, "utf8"), readRooms(ROOT), readTools(ROOT))).toMatchFileSnapshot(path);
});

test("every tool is in a room, and runs a file or a test of a room", () => {
  const rooms = readRooms(ROOT).map(({ name }) => name);
  const tools: readonly { room: string; run: readonly string[]; after?: string }[] = JSON.parse(
    readFileSync(join(ROOT, "tooling/tools.json"), "utf8"),
  );
  for (const { room, run, after } of tools) {
    expect(rooms).toContain(room);
    for (const command of run) {
      const [path = ""] = command.match(/tooling\/[\w/.-]+/) ?? [];
      const source = path.replace("/dist/", "/src/").replace(/(?<=\/dist\/.*|\/src\/.*)\.js$/, ".ts");
      expect([command, path.split("/")[1], existsSync(join(ROOT, source))]).toEqual([command, room, true]);
    }
    if (after !== undefined && after !== "build") expect(existsSync(join(ROOT, after, "tsconfig.json"))).toBe(true);
  }
});

function testsIn(folder: string): string[] {
  const files = readdirSync(join(ROOT, folder), { recursive: true, encoding: "utf8" });
  return files
    .filter((file) => /\.(?:test|nightly)\.ts$/.test(file))
    .map((file) => `${folder}/${file}`.replaceAll("\\", "/"))
    .sort();
}
