import { readFileSync } from "node:fs";
import { declare } from "./declare.ts";
import { findRuns } from "./runs.ts";
import { writeNumbers } from "./streams.ts";

/** The bits of a class: the order of Link_Term, then what else a code point may be in. */
const TERMS = ["Hard", "Include", "Soft", "Open", "Close"];
const EMAIL = 8;

/** The folder of the data files of UTS #58. */
export const UTS58 = new URL("../../../data/uts58/", import.meta.url);

/** Link_Term and Link_Email of every code point, as the data files of UTS #58 have them. */
export function readLinkClasses(): Uint8Array {
  const classes = new Uint8Array(0x110000);
  for (const [range, term] of readRows("LinkTerm.txt")) fill(classes, range as string, TERMS.indexOf(term as string));
  for (const [range] of readRows("LinkEmail.txt")) fill(classes, range as string, EMAIL);
  return classes;
}

/** The opening bracket of each closing one. */
export function readLinkBrackets(): ReadonlyMap<number, number> {
  return new Map(readRows("LinkBracket.txt").map(([close, open]) => [toNumber(close), toNumber(open)]));
}

/** The version of Unicode that the data is for, such as "18.0": the greatest age of a character in it. */
export function readLinkVersion(): string {
  const ages = readText("LinkTerm.txt").matchAll(/^[\dA-F][^#]*# +(\d+)\.(\d+)/gm);
  const numbers = Array.from(ages, ([, major, minor]) => Number(major) * 100 + Number(minor));
  const newest = numbers.reduce((a, b) => Math.max(a, b), 0);
  return `${Math.floor(newest / 100)}.${newest % 100}`;
}

/** How many lines the test file of detection has, and how many pairs that of formatting. */
export function countLinkTests(): { readonly lines: number; readonly pairs: number } {
  const linesOf = (text: string): string[] => text.split("\n").filter((line) => line !== "" && !line.startsWith("#"));
  return {
    lines: linesOf(readText("LinkDetectionTest.txt")).length,
    pairs: linesOf(readText("LinkFormattingTest.txt")).length / 2,
  };
}

/** The text of `packages/links/src/characters/tables.ts`. */
export function generateLinkTables(): string {
  const { classes, ids, lengths } = findRuns(Array.from(readLinkClasses(), String));
  return `// Link_Term and Link_Email of UTS #58 for Unicode ${readLinkVersion()}, from LinkTerm.txt and LinkEmail.txt (tooling/data/uts58).
// © 2026 Unicode, Inc., under the Unicode License v3: https://www.unicode.org/terms_of_use.html
// Generated: do not edit. To make it again: npm run generate

/** The bits of each class: Link_Term (${TERMS.map((term, i) => `${i} ${term}`).join(", ")}), and ${EMAIL} for Link_Email. */
export const CLASSES = "${classes.join(" ")}";

/** The class of each run of code points, and its length less one. Numbers in base 44. */
${declare("IDS", writeNumbers(ids))}
${declare("LENGTHS", writeNumbers(lengths))}
`;
}

function fill(classes: Uint8Array, range: string, bits: number): void {
  const [first, last = first] = range.split("..");
  for (let c = toNumber(first); c <= toNumber(last); c++) classes[c]! |= bits;
}

function toNumber(hexadecimal: string | undefined): number {
  return Number.parseInt(hexadecimal as string, 16);
}

/** The fields of each line of a data file, without comments. */
function readRows(file: string): string[][] {
  const lines = readText(file).split("\n");
  const rows = lines.map((line) => line.replace(/#.*/, "").trim()).filter((line) => line !== "");
  return rows.map((row) => row.split(";").map((field) => field.trim()));
}

function readText(file: string): string {
  return readFileSync(new URL(file, UTS58), "utf8");
}
