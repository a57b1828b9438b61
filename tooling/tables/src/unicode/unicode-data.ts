import { readFile } from "node:fs/promises";

/** What normalization needs of `UnicodeData.txt`. */
export interface Normalization {
  /** Such as "18.0.0". */
  readonly version: string;
  /** Canonical_Combining_Class where it is not 0: for each class, ranges of hexadecimal code points. */
  readonly combiningClasses: Readonly<Record<string, string>>;
  /** Canonical composites that Unicode 9 did not have, each with its two parts, in hexadecimal. */
  readonly composites: readonly string[];
}

/**
 * Extracts it from the text of `UnicodeData.txt`. `isKnown` says which composites Unicode 9 had, `isExcluded` which have
 * Full_Composition_Exclusion.
 * @see https://www.unicode.org/reports/tr44/#UnicodeData.txt
 */
export function readNormalization(
  text: string,
  version: string,
  isKnown: (c: number) => boolean,
  isExcluded: (c: number) => boolean,
): Normalization {
  const classes = new Map<number, number[]>();
  const composites: string[] = [];
  for (const line of text.split("\n")) {
    const [code = "", , , combining = "0", , decomposition = ""] = line.split(";");
    const c = Number.parseInt(code, 16);
    if (combining !== "0") classes.set(Number(combining), [...(classes.get(Number(combining)) ?? []), c]);
    // A compatibility decomposition begins with its kind in angle brackets.
    const isCanonical = decomposition !== "" && !decomposition.startsWith("<");
    if (isCanonical && !isKnown(c) && !isExcluded(c)) composites.push(`${code} ${decomposition}`);
  }
  const sorted = [...classes].sort(([a], [b]) => a - b);
  return {
    version,
    combiningClasses: Object.fromEntries(sorted.map(([key, of]) => [key, joinRanges(of)])),
    composites,
  };
}

/** Reads `UnicodeData.txt` of a version: the file that `$UNICODE_DATA` names, or else the one that Unicode publishes. */
export async function findUnicodeData(version: string): Promise<string> {
  const path = process.env.UNICODE_DATA;
  if (path !== undefined) return readFile(path, "utf8");
  const url = `https://www.unicode.org/Public/${version}/ucd/UnicodeData.txt`;
  const response = await fetch(url).catch(() => undefined);
  if (response?.ok !== true) {
    throw new Error(
      `tooling/data/unicode/normalization.json is not of Unicode ${version}, which pnpm-workspace.yaml pins, and ${url} ` +
        "cannot be read. Download the file, and run: UNICODE_DATA=<path> npm run generate",
    );
  }
  return response.text();
}

/** Throws if `UnicodeData.txt` lacks one of the marks of the version that it should be of: it is of an older version. */
export function checkVersion(text: string, marks: readonly number[]): void {
  const known = new Set(text.split("\n").map((line) => line.slice(0, line.indexOf(";"))));
  const missing = marks.find((c) => !known.has(hex(c)));
  if (missing !== undefined)
    throw new Error(`UnicodeData.txt is of an older Unicode version: it lacks U+${hex(missing)}.`);
}

function joinRanges(codePoints: readonly number[]): string {
  const ranges: [first: number, last: number][] = [];
  for (const c of codePoints) {
    const last = ranges[ranges.length - 1];
    if (last !== undefined && last[1] === c - 1) last[1] = c;
    else ranges.push([c, c]);
  }
  return ranges.map(([first, last]) => (first === last ? hex(first) : `${hex(first)}-${hex(last)}`)).join(" ");
}

function hex(c: number): string {
  return c.toString(16).toUpperCase().padStart(4, "0");
}
