import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import {
  generateLinkTables,
  generateNameprep,
  generateTables,
  generateTerminalTables,
  NORMALIZATION,
  NORMALIZATION_PATH,
  tr46Version,
  UNICODE_VERSION,
} from "../../src/unicode/index.ts";

// `npm run generate` is this test with -u: then it writes the files.
const pathOf = (file: string): string => fileURLToPath(new URL(`../../../../${file}`, import.meta.url));

test("the committed extract of UnicodeData.txt is of the Unicode version that pnpm-workspace.yaml pins", async () => {
  await expect(`${JSON.stringify(NORMALIZATION, null, 2)}\n`).toMatchFileSnapshot(NORMALIZATION_PATH);
});

test("the committed tables of @url/idna equal what the generator writes", async () => {
  await expect(await generateTables()).toMatchFileSnapshot(pathOf("packages/idna/src/tables.ts"));
});

test("the committed tables of @url/validator equal what the generator writes", async () => {
  await expect(await generateTerminalTables()).toMatchFileSnapshot(pathOf("packages/validator/src/terminal/tables.ts"));
});

test("the committed tables of @url/links equal what the generator writes", async () => {
  await expect(generateLinkTables()).toMatchFileSnapshot(pathOf("packages/links/src/characters/tables.ts"));
});

test("the committed tables of Nameprep equal what the generator writes", async () => {
  await expect(await generateNameprep()).toMatchFileSnapshot(pathOf("packages/history/src/idna2003/tables.ts"));
});

test.each([
  "packages/idna/README.md",
  "packages/display/README.md",
  "packages/validator/README.md",
  "docs/conformance.md",
])("%s names the Unicode version of the tables", async (file) => {
  const marks: readonly (readonly [RegExp, string])[] = [
    [/(<!-- unicode -->)[^<]*(<!-- \/unicode -->)/g, UNICODE_VERSION.replace(/\.0$/, "")],
    [/(<!-- tr46 -->)[^<]*(<!-- \/tr46 -->)/g, tr46Version()],
  ];
  const text = readFileSync(pathOf(file), "utf8");
  expect(text).toMatch(marks[0]![0]);
  const updated = marks.reduce((before, [mark, version]) => before.replace(mark, `$1${version}$2`), text);
  await expect(updated).toMatchFileSnapshot(pathOf(file));
});
