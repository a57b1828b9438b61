import { LEGAL } from "../legal.ts";
import { classify, DISALLOWED, IGNORED, MAPPED } from "./classify.ts";
import { isInUnicode9, UNICODE_VERSION } from "./code-points.ts";
import { declare } from "./declare.ts";
import { COMBINING_CLASSES, NEWER_COMPOSITES } from "./normalization-data.ts";
import { readCombining } from "./properties.ts";
import { countNames, type Run, segment } from "./segment.ts";
import { tr46Version } from "./statuses.ts";
import { writeDeltas, writeMappings, writeNumbers } from "./streams.ts";

/** The text of `packages/idna/src/tables.ts`. */
export async function generateTables(): Promise<string> {
  const { names, explicit } = await classify();
  const runs = segment(names);
  const order = orderClasses(runs);
  const ids = new Map(order.map((name, id) => [name, id]));
  const mappings = writeMappings(explicit);
  // A class that is not valid has no properties; "O", 0 and "U" stand in.
  const parts = order.map((name) => /^([A-Z])([A-Za-z])(\d+)/.exec(name) ?? ["", "O", "U", "0"]);
  const letters = (group: number): string => parts.map((part) => part[group]).join("");
  const combiningClasses = [0, ...Object.keys(COMBINING_CLASSES).map(Number)];
  const toRank = (value: number): string => String.fromCharCode(35 + combiningClasses.indexOf(value));
  const ranks = parts.map((part) => toRank(Number(part[3]))).join("");
  const ruler = await makeRuler(combiningClasses.slice(1));
  const firstOld = order.findIndex((name, id) => id > 2 && !name.endsWith("+"));

  return `// Unicode ${UNICODE_VERSION} and UTS #46, from tr46 ${tr46Version()}, @unicode/unicode-${UNICODE_VERSION} and UnicodeData.txt (tooling/data/unicode).
// Generated: do not edit. To make it again: npm run generate

${LEGAL.unicode}
/** The class of each run of code points from U+0000 to U+3FFFF, and its length less one. Numbers in base 44. */
${declare("CLASSES", writeNumbers(runs.map(({ name }) => ids.get(name) as number)))}
${declare("LENGTHS", writeNumbers(runs.map(({ length }) => length - 1)))}

/** The mapped code points in their order: runs of consecutive targets, 0 for a text of the pool; the targets' deltas. */
${declare("MAPPED_RUNS", mappings.lengths)}
${declare("TARGETS", mappings.targets)}
${declare("POOL", mappings.pool)}

/** The composites newer than Unicode 9, each with its two parts, as deltas. */
${declare("COMPOSITES", writeDeltas(NEWER_COMPOSITES.flat()))}

/** A mark of Unicode 9 for each combining class but 0 in their order, as deltas; U+093C stands in for class 6, which has none. */
${declare("RULER", writeDeltas(ruler))}

/** By class: Bidi_Class; Joining_Type, a small letter for a mark that is not NSM; and, of newer ones and viramas, the rank of the combining class from "#" on. */
${declare("BIDI", letters(1))}
${declare("JOINING", letters(2))}
${declare("ORDER", ranks)}

/** The rank of combining class 9. */
${declare("VIRAMA", toRank(9))}

/** Classes from 3 to below this one are newer than Unicode 9, and reorder or compose. */
export const FIRST_OLD = ${firstOld};
`;
}

/** Those without properties, the newer ones, then the others: within these the most frequent first, for one digit each. */
function orderClasses(runs: readonly Run[]): string[] {
  const counts = countNames(runs);
  const valid = [...counts.keys()].filter((name) => ![DISALLOWED, IGNORED, MAPPED].includes(name));
  valid.sort((a, b) => {
    const byAge = Number(b.endsWith("+")) - Number(a.endsWith("+"));
    return byAge || (counts.get(b) as number) - (counts.get(a) as number) || (a < b ? -1 : 1);
  });
  return [DISALLOWED, IGNORED, MAPPED, ...valid];
}

/** The first mark of Unicode 9 of each class; where there is none, of the next: nothing of an old engine is between. */
async function makeRuler(values: readonly number[]): Promise<number[]> {
  const unicode9 = await isInUnicode9();
  const combining = readCombining();
  const marks = values.map((value) => combining.findIndex((other, c) => other === value && unicode9[c] === 1));
  return marks.map((mark, i) => (mark === -1 ? (marks[i + 1] as number) : mark));
}
