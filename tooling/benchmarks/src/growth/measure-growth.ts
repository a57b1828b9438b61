import { agree } from "../agree.ts";
import type { Entry } from "../case.ts";
import type { GrowthPoint, GrowthResult } from "../result.ts";
import { median } from "../statistics.ts";
import type { Shape } from "./shapes.ts";

/** Lengths in UTF-16 code units: 1 KB to 16 MB, each four times the one before. */
export const LENGTHS: readonly number[] = Array.from({ length: 8 }, (_, i) => 4 ** i * 1024);

/**
 * In milliseconds: a point is measured for `ENOUGH`, and a contestant that would need `TOO_LONG` for one is skipped.
 */
const ENOUGH = 60;
const TOO_LONG = 4000;
const FEWEST_SAMPLES = 3;

/** Measures one shape at each length, for `enough` milliseconds each. Throws if the contestants differ on one. */
export function measureGrowth(
  { key, input, contestants }: Shape,
  lengths: readonly number[],
  enough: number = ENOUGH,
): GrowthResult {
  const points = new Map<string, GrowthPoint[]>(contestants.map(({ name }) => [name, []]));
  for (const length of lengths) {
    const texts = [input(length)];
    const able = contestants.filter(({ name }) => expected(points.get(name)!) < TOO_LONG);
    // At the longest length this would only repeat the comparison, and hold four copies of the result.
    if (length <= LONGEST_COMPARED) agree(texts, able);
    const entries = able.map((one) => one.enter(texts));
    for (const [i, times] of timesOf(entries, enough).entries()) {
      points.get(entries[i]!.name)!.push({ length: texts[0]!.length, time: median(times) });
    }
  }
  return { key, points: Object.fromEntries(points) };
}

const LONGEST_COMPARED = 1024 * 1024;

/** Returns the expected time of the next point, if it grows as the last one did; 0 if nothing is known. */
function expected(points: readonly GrowthPoint[]): number {
  const [before, last] = points.slice(-2);
  return before === undefined || last === undefined ? 0 : last.time * (last.time / before.time);
}

/** Returns milliseconds per pass; the entries alternate until each has had enough time. */
function timesOf(entries: readonly Entry[], enough: number): number[][] {
  const runs = entries.map((entry) => ({ entry, times: [] as number[], spent: 0 }));
  for (const { entry } of runs) warmUp(entry, enough / 2);
  for (;;) {
    const waiting = runs.filter(({ times, spent }) => times.length < FEWEST_SAMPLES || spent < enough);
    if (waiting.length === 0) return runs.map(({ times }) => times);
    for (const run of waiting) {
      const time = timeOf(run.entry, 1);
      // A short pass is repeated for at least a millisecond, which the clock can measure.
      const repeats = Math.ceil(1 / Math.max(time, 0.0005));
      const sample = repeats === 1 ? time : timeOf(run.entry, repeats) / repeats;
      run.times.push(sample);
      run.spent += sample * repeats;
    }
  }
}

function warmUp(entry: Entry, enough: number): void {
  for (let spent = 0, passes = 0; spent < enough && passes < 2000; passes++) spent += timeOf(entry, 1);
}

function timeOf({ pass }: Entry, repeats: number): number {
  const start = performance.now();
  for (let i = 0; i < repeats; i++) pass(i);
  return performance.now() - start;
}
