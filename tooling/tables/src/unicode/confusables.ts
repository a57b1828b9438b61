import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { LEGAL } from "../legal.ts";
import { RECOMMENDED_SCRIPTS } from "./characters.ts";
import { readCodePoints as read } from "./code-points.ts";
import { declare } from "./declare.ts";
import { readStatuses } from "./statuses.ts";
import { writeDeltas, writeNumbers } from "./streams.ts";

/** Each character of `confusables.txt` with its prototype, in the order of code points. */
export const CONFUSABLES: readonly (readonly [source: number, target: string])[] = readData("unicode/confusables.txt")
  .split("\n")
  .filter((line) => /^[\dA-F]/.test(line))
  .map((line) => {
    const [source, ...target] = line.split(" ").map((hex) => String.fromCodePoint(Number.parseInt(hex, 16)));
    return [(source as string).codePointAt(0) as number, target.join("")] as const;
  });

/** The version of Unicode in the first line of `confusables.txt`. */
export const CONFUSABLES_VERSION = /Unicode (\d+\.\d+\.\d+)/.exec(readData("unicode/confusables.txt"))?.[1] as string;

/** What Chromium adds to UTS #39: letters for its skeletons, and those of other scripts that it takes for Latin ones. */
const CHROMIUM = JSON.parse(readData("chromium/look-alikes.json")) as {
  readonly readAs: Readonly<Record<string, string>>;
  readonly severalReadings: Readonly<Record<string, readonly string[]>>;
  readonly readAsLatin: Readonly<Record<string, string>>;
  readonly readAsDigits: string;
};

function readData(name: string): string {
  return readFileSync(fileURLToPath(new URL(`../../../data/${name}`, import.meta.url)), "utf8");
}

const HEAD = `// Confusables of UTS #39, version ${CONFUSABLES_VERSION} (© Unicode, Inc., Unicode License v3), and what Chromium adds
// (© The Chromium Authors, BSD-3-Clause): tooling/data/unicode and tooling/data/chromium.
// Generated: do not edit. To make it again: npm run generate

${LEGAL.unicode}
${LEGAL.chromium}
`;

/** The rows whose characters a domain can have; the others are replaced when it is parsed. */
export function confusablesInDomains(): typeof CONFUSABLES {
  const { disallowed, mappings } = readStatuses();
  return CONFUSABLES.filter(([c]) => disallowed[c] === 0 && !mappings.has(c));
}

/** The text of `packages/display/src/confusables/tables.ts`. */
export function generateConfusables(): string {
  const rows = confusablesInDomains();
  return `${HEAD}
/** The characters that a domain can have and that have a prototype, as differences in base 44. */
${declare("SOURCES", writeDeltas(rows.map(([source]) => source)))}

/** How many code points the prototype of each has, and these, as differences. */
${declare("LENGTHS", writeNumbers(rows.map(([, target]) => Array.from(target).length)))}
${declare("TARGETS", writeDeltas(rows.flatMap(([, target]) => Array.from(target, (ch) => ch.codePointAt(0) as number))))}

/** What Chromium reads as ASCII letters and digits in addition: after each of them, the differences of the characters. */
${declare("READ_AS", readAs())}

/** Characters that can be read in several ways. */
${declare("SEVERAL_READINGS", severalReadings())}
`;
}

function readAs(): string {
  return Object.entries(CHROMIUM.readAs)
    .map(([ascii, characters]) => `${ascii} ${writeDeltas(codePointsOf(characters))}`)
    .join(" ");
}

function severalReadings(): string {
  return Object.entries(CHROMIUM.severalReadings)
    .map(([character, readings]) => [character, ...readings].join(" "))
    .join("|");
}

function codePointsOf(text: string): number[] {
  return Array.from(text, (ch) => ch.codePointAt(0) as number).sort((a, b) => a - b);
}

/** The text of `packages/display/src/characters/look-alike-tables.ts`. */
export async function generateLookAlikes(): Promise<string> {
  const letters = new Set<number>();
  for (const script of RECOMMENDED_SCRIPTS.filter((name) => name !== "Latin" && name !== "Common")) {
    for (const c of await read(`Script/${script}`)) letters.add(c);
  }
  const identifier = new Set(await read("Binary_Property/XID_Continue"));
  const isLetter = (c: number): boolean => letters.has(c) && identifier.has(c);
  const looksLatin = new Set(codePointsOf(Object.values(CHROMIUM.readAsLatin).join("") + CHROMIUM.readAsDigits));
  for (const [c, target] of CONFUSABLES) if (isLetter(c) && /^[\da-z]+$/i.test(target)) looksLatin.add(c);
  const delimiters = CONFUSABLES.flatMap(([c, target]) => (DELIMITER.test(target) ? c : []));
  // What is one by compatibility, as "？" is, has no row of its own.
  for (let c = 0x80; c < 0x30000; c++) {
    if ((c < 0xd800 || c > 0xdfff) && DELIMITER.test(String.fromCodePoint(c).normalize("NFKC"))) delimiters.push(c);
  }
  const looksLikeDelimiter = Array.from(new Set(delimiters)).filter((c) => c > 0x7f && !isLetter(c));
  looksLikeDelimiter.sort((a, b) => a - b);
  return `${HEAD}
/** Letters, marks and digits of other recommended scripts that look like ASCII letters or digits, as differences in base 44. */
${declare("LATIN", writeDeltas(Array.from(looksLatin).sort((a, b) => a - b)))}

/** Signs that look like delimiters of URLs, or have one among their parts. */
${declare("DELIMITERS", writeDeltas(looksLikeDelimiter))}
`;
}

const DELIMITER = /[#%&./:;=?@\\]/;
