import { LEGAL } from "../legal.ts";
import { declare } from "./declare.ts";
import { findRuns } from "./runs.ts";
import { writeNumbers } from "./streams.ts";

/** The classes of code points in Nameprep, in the order of their numbers in the table. */
export const NAMEPREP_CLASSES = ["other", "L", "unassigned", "prohibited", "R"] as const;

/** The class of a code point: at most one of the tables A.1, D.1 and D.2 has it, and what is prohibited needs no direction. */
export type NameprepClass = (typeof NAMEPREP_CLASSES)[number];

/** What RFC 3454 says of every code point, for the profile of RFC 3491. */
export interface NameprepData {
  readonly classes: readonly NameprepClass[];
  /** Tables B.1 and B.3: what is mapped, to nothing or to its folded form. */
  readonly folds: ReadonlyMap<number, string>;
}

/** Returns the data of Unicode 3.2: the RFC made its tables of the same files. */
export async function readNameprep(): Promise<NameprepData> {
  const classes: NameprepClass[] = new Array(0x110000).fill("other");
  const set = (name: NameprepClass, codePoints: Iterable<number>): void => {
    for (const c of codePoints) classes[c] = name;
  };
  set("L", await readCodePoints("Bidi_Class/Left_To_Right"));
  set("R", await readCodePoints("Bidi_Class/Right_To_Left"));
  set("R", await readCodePoints("Bidi_Class/Arabic_Letter"));
  set("unassigned", await readCodePoints("General_Category/Unassigned"));
  set("prohibited", await readCodePoints("General_Category/Private_Use"));
  for (const range of PROHIBITED.split(" ")) set("prohibited", codePointsIn(range));
  for (let plane = 0; plane <= 0x10; plane++) set("prohibited", [plane * 0x10000 + 0xfffe, plane * 0x10000 + 0xffff]);

  const folds = new Map<number, string>();
  for (const status of ["C", "F"]) {
    for (const [c, folded] of await readFolds(status)) folds.set(c, folded);
  }
  for (const range of MAPPED_TO_NOTHING.split(" ")) for (const c of codePointsIn(range)) folds.set(c, "");
  return { classes, folds };
}

/** The text of `packages/history/src/idna2003/tables.ts`. */
export async function generateNameprep(): Promise<string> {
  const { classes, folds } = await readNameprep();
  const { ids, lengths, classes: order } = findRuns(classes);
  const numbers = ids.map((id, i) => {
    const name = order[id] as NameprepClass;
    return (lengths[i] as number) * NAMEPREP_CLASSES.length + NAMEPREP_CLASSES.indexOf(name);
  });
  const { runs, pool } = findFoldRuns(folds);
  return `// Nameprep (RFC 3491) with the tables of RFC 3454: Unicode 3.2.0, from @unicode/unicode-3.2.0.
// Generated: do not edit. To make it again: npm run generate

${LEGAL.unicode}
/** Each run of code points: its length less one, times ${NAMEPREP_CLASSES.length}, and its class: ${NAMEPREP_CLASSES.join(", ")}. */
${declare("RUNS", writeNumbers(numbers))}

/**
 * Each run of mapped code points: how many code points are between it and the last one, its length less one times 2, plus
 * 1 if it has every second code point, and what is added to each, in zigzag; 0 is added where the pool has the mapping.
 */
${declare("FOLDS", writeNumbers(runs.flat()))}
${declare("POOL", pool.join("|"))}
`;
}

/** Joins mapped code points, each of them or every second, to which the same number is added. */
function findFoldRuns(folds: ReadonlyMap<number, string>): { readonly runs: number[][]; readonly pool: string[] } {
  const runs: number[][] = [];
  const pool: string[] = [];
  const rest = new Set([...folds.keys()].sort((a, b) => a - b));
  let last = -1;
  for (const first of rest) {
    const added = addedTo(first, folds);
    const lengths = [1, 2].map((step) => {
      let length = 1;
      while (rest.has(first + length * step) && addedTo(first + length * step, folds) === added) length++;
      // The odd ones between are not mapped, or are in another run.
      return step === 2 && hasBetween(first, length, rest) ? 0 : length;
    }) as [number, number];
    const step = lengths[1] > lengths[0] ? 2 : 1;
    const length = lengths[step - 1] as number;
    for (let i = 0; i < length; i++) {
      const c = first + i * step;
      rest.delete(c);
      if (added === 0) pool.push(folds.get(c) as string);
    }
    runs.push([first - last - 1, (length - 1) * 2 + step - 1, added < 0 ? -2 * added - 1 : 2 * added]);
    last = first + (length - 1) * step;
  }
  return { runs, pool };
}

/** What is added to a code point, 0 if it is mapped to nothing or to several. */
function addedTo(c: number, folds: ReadonlyMap<number, string>): number {
  const [target, ...others] = folds.get(c) as string;
  return target === undefined || others.length > 0 ? 0 : (target.codePointAt(0) as number) - c;
}

function hasBetween(first: number, length: number, codePoints: ReadonlySet<number>): boolean {
  return Array.from({ length: length - 1 }, (_, i) => first + 2 * i + 1).some((c) => codePoints.has(c));
}

function codePointsIn(range: string): number[] {
  const [first, last = first] = range.split("-").map((hex) => Number.parseInt(hex, 16)) as [number, number?];
  return Array.from({ length: last - first + 1 }, (_, i) => first + i);
}

async function readCodePoints(property: string): Promise<readonly number[]> {
  return ((await import(`@unicode/unicode-3.2.0/${property}/code-points.mjs`)) as { default: readonly number[] })
    .default;
}

/** Reads the foldings of a status of `CaseFolding.txt`, where one to several code points are a list. */
async function readFolds(status: string): Promise<ReadonlyMap<number, string>> {
  const module = await import(`@unicode/unicode-3.2.0/Case_Folding/${status}/code-points.mjs`);
  const folds = (module as { default: ReadonlyMap<number, number | readonly number[]> }).default;
  return new Map(
    [...folds].map(([c, to]) => [
      c,
      [to]
        .flat()
        .map((part) => String.fromCodePoint(part))
        .join(""),
    ]),
  );
}

/** Table B.1. */
const MAPPED_TO_NOTHING = "00AD 034F 1806 180B-180D 200B-200D 2060 FE00-FE0F FEFF";

/** Tables C.1.2, C.2.2 and C.5 to C.9; of C.4, what is not at the end of a plane. C.3 is the category Private_Use. */
const PROHIBITED =
  "00A0 1680 2000-200B 202F 205F 3000 " +
  "0080-009F 06DD 070F 180E 200C 200D 2028 2029 2060-2063 206A-206F FEFF FFF9-FFFC 1D173-1D17A " +
  "FDD0-FDEF D800-DFFF FFF9-FFFD 2FF0-2FFB 0340 0341 200E 200F 202A-202E 206A-206F E0001 E0020-E007F";
