import { assertEngine } from "@url/idna/internal";
import { readNumbers } from "@url/result/internal";
import { FOLDS, POOL, RUNS } from "./tables.ts";

/** The classes of code points, as the table numbers them. */
export const LEFT_TO_RIGHT = 1;
export const UNASSIGNED = 2;
export const PROHIBITED = 3;
export const RIGHT_TO_LEFT = 4;
const CLASS_COUNT = 5;

/** Returns the class of a code point: one of the above, or 0. */
export function classOf(codePoint: number): number {
  runs ??= readRuns();
  let low = 0;
  let high = runs.starts.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((runs.starts[middle] as number) <= codePoint) low = middle;
    else high = middle - 1;
  }
  return runs.classes[low] as number;
}

/** Returns what tables B.1 and B.3 map a character to; the character itself if they do not have it. */
export function fold(ch: string): string {
  folds ??= readFolds();
  return folds.get(ch) ?? ch;
}

interface Runs {
  /** The first code point of each run. */
  readonly starts: readonly number[];
  readonly classes: readonly number[];
}

let runs: Runs;
let folds: ReadonlyMap<string, string>;

function readRuns(): Runs {
  assertEngine();
  const starts: number[] = [];
  const classes: number[] = [];
  let next = 0;
  for (const number of readNumbers(RUNS)) {
    starts.push(next);
    classes.push(number % CLASS_COUNT);
    next += Math.floor(number / CLASS_COUNT) + 1;
  }
  return { starts, classes };
}

function readFolds(): ReadonlyMap<string, string> {
  const map = new Map<string, string>();
  const pool = POOL.split("|");
  const numbers = readNumbers(FOLDS);
  let last = -1;
  for (let i = 0; i < numbers.length; i += 3) {
    const [gap, shape, zigzag] = numbers.slice(i, i + 3) as [number, number, number];
    const step = (shape & 1) + 1;
    const first = last + 1 + gap;
    last = first + (shape >> 1) * step;
    const added = zigzag & 1 ? -(zigzag + 1) / 2 : zigzag / 2;
    for (let c = first; c <= last; c += step) {
      map.set(String.fromCodePoint(c), added === 0 ? (pool.shift() as string) : String.fromCodePoint(c + added));
    }
  }
  return map;
}
