import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { pinOf } from "../../src/pinned.ts";
import {
  CONFUSABLES_VERSION,
  confusablesInDomains,
  countLinkTests,
  generateLinkTables,
  generateNameprep,
  generateTables,
  generateTerminalTables,
  NORMALIZATION,
  NORMALIZATION_PATH,
  readLinkVersion,
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

/** What stands between two marks of a page, such as `<!-- unicode -->18.0<!-- /unicode -->`. */
const MARKS = (): Readonly<Record<string, string>> => ({
  unicode: UNICODE_VERSION.replace(/\.0$/, ""),
  tr46: tr46Version(),
  confusables: CONFUSABLES_VERSION,
  "confusables-in-domains": confusablesInDomains().length.toLocaleString("en"),
  uts58: readLinkVersion(),
  "uts58-commit": pinOf("UTS #58").pinned!.slice(0, 9),
  "uts58-lines": String(countLinkTests().lines),
  "uts58-pairs": String(countLinkTests().pairs),
});

test.each([
  ["packages/idna/README.md", "unicode"],
  ["packages/display/README.md", "unicode confusables"],
  ["packages/validator/README.md", "unicode"],
  ["packages/links/README.md", "uts58 uts58-lines uts58-pairs"],
  ["docs/conformance.md", "unicode tr46"],
  ["docs/spoofing.md", "unicode confusables confusables-in-domains"],
  ["tooling/tables/README.md", "confusables"],
  ["tooling/data/uts58/README.md", "uts58 uts58-commit uts58-lines uts58-pairs"],
])("%s names the versions of the data, and counts it: %s", async (file, marks) => {
  let text = readFileSync(pathOf(file), "utf8");
  for (const mark of marks.split(" ")) expect(text).toContain(`<!-- ${mark} -->`);
  for (const [mark, value] of Object.entries(MARKS())) {
    text = text.replace(new RegExp(`(<!-- ${mark} -->)[^<]*(<!-- /${mark} -->)`, "g"), `$1${value}$2`);
  }
  await expect(text).toMatchFileSnapshot(pathOf(file));
});
