import { createRequire } from "node:module";
import { RECOMMENDED_SCRIPTS } from "./characters.ts";
import { readCodePoints as read } from "./code-points.ts";
import { declare } from "./declare.ts";
import { readStatuses } from "./statuses.ts";
import { writeDeltas, writeNumbers } from "./streams.ts";

/** The version of `confusables.txt` that `unhomoglyph` 1.0.6 has, as its README says. */
export const CONFUSABLES_VERSION = "13.0.0";

/** Each character of `confusables.txt` with its prototype, in the order of code points. */
export const CONFUSABLES: readonly (readonly [source: number, target: string])[] = Object.entries(
  createRequire(import.meta.url)("unhomoglyph/data.json") as Record<string, string>,
)
  .map(([source, target]) => [source.codePointAt(0) as number, target] as const)
  .sort(([a], [b]) => a - b);

const HEAD = `// Confusables of UTS #39, version ${CONFUSABLES_VERSION}, from unhomoglyph 1.0.6.
// Generated: do not edit. To make it again: npm run generate
`;

/** The text of `packages/display/src/confusables/tables.ts`: the characters that a domain can have. */
export function generateConfusables(): string {
  const { disallowed, mappings } = readStatuses();
  const rows = CONFUSABLES.filter(([c]) => disallowed[c] === 0 && !mappings.has(c));
  return `${HEAD}
/** The characters that a domain can have and that have a prototype, as differences in base 44. */
${declare("SOURCES", writeDeltas(rows.map(([source]) => source)))}

/** How many code points the prototype of each has, and these, as differences. */
${declare("LENGTHS", writeNumbers(rows.map(([, target]) => Array.from(target).length)))}
${declare("TARGETS", writeDeltas(rows.flatMap(([, target]) => Array.from(target, (ch) => ch.codePointAt(0) as number))))}
`;
}

/** The text of `packages/display/src/characters/look-alike-tables.ts`. */
export async function generateLookAlikes(): Promise<string> {
  const letters = new Set<number>();
  for (const script of RECOMMENDED_SCRIPTS.filter((name) => name !== "Latin" && name !== "Common")) {
    for (const c of await read(`Script/${script}`)) letters.add(c);
  }
  const identifier = new Set(await read("Binary_Property/XID_Continue"));
  const isLetter = (c: number): boolean => letters.has(c) && identifier.has(c);
  const looksLatin = CONFUSABLES.filter(([c, target]) => isLetter(c) && /^[\da-z]+$/i.test(target));
  const delimiters = CONFUSABLES.flatMap(([c, target]) => (DELIMITER.test(target) ? c : []));
  // What is one by compatibility, as "？" is, has no row of its own.
  for (let c = 0x80; c < 0x30000; c++) {
    if ((c < 0xd800 || c > 0xdfff) && DELIMITER.test(String.fromCodePoint(c).normalize("NFKC"))) delimiters.push(c);
  }
  const looksLikeDelimiter = Array.from(new Set(delimiters)).filter((c) => c > 0x7f && !isLetter(c));
  looksLikeDelimiter.sort((a, b) => a - b);
  return `${HEAD}
/** Letters, marks and digits of other recommended scripts that look like ASCII letters or digits, as differences in base 44. */
${declare("LATIN", writeDeltas(looksLatin.map(([c]) => c)))}

/** Signs that look like delimiters of URLs, or have one among their parts. */
${declare("DELIMITERS", writeDeltas(looksLikeDelimiter))}
`;
}

const DELIMITER = /[#%&./:;=?@\\]/;
