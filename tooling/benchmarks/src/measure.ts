import type { Entry } from "./case.ts";
import type { Samples } from "./statistics.ts";

/** How long to look, each time that a case is visited. Times are milliseconds. */
export interface Effort {
  /**
   * The number of times that all cases are visited. So a disturbance of the machine for a second does not affect all
   * rounds of a case, and neither does a compilation that happened to be good or bad.
   */
  readonly visits: number;
  readonly rounds: number;
  /** A pass is repeated until it takes this long, so that the resolution of the clock does not matter. */
  readonly sample: number;
  readonly warmUp: number;
  /** A contestant that has used this up is left out of the other rounds: the slowest is 100 times slower than the fastest. */
  readonly budget: number;
}

export const FULL: Effort = { visits: 3, rounds: 9, sample: 6, warmUp: 100, budget: 700 };
export const QUICK: Effort = { visits: 1, rounds: 7, sample: 2, warmUp: 30, budget: 300 };

/**
 * Returns the time of a pass, in milliseconds, for each entry and round. The entries alternate, A B C A B C …, so that
 * a disturbance of the machine affects all of them. Each takes part in the first round. Throws if their results differ.
 */
export function measure(entries: readonly Entry[], effort: Effort, now: () => number = clock): Samples[] {
  const runners = entries.map((entry) => warmUp(entry, effort, now));
  for (const { entry, sums } of runners) {
    const first = runners[0]!;
    if (sums.join() !== first.sums.join()) {
      throw new Error(`${entry.name} gave ${sums.join(" and ")}, ${first.entry.name} ${first.sums.join(" and ")}`);
    }
  }
  for (let round = 0; round < effort.rounds; round++) {
    for (const runner of runners) {
      runner.samples.push(round === 0 || runner.spent < effort.budget ? takeSample(runner, now) : undefined);
    }
  }
  return runners.map(({ samples }) => samples);
}

interface Runner {
  readonly entry: Entry;
  readonly repeats: number;
  /** The results of the first even and odd pass, which all later passes must repeat. */
  readonly sums: readonly [number, number];
  readonly samples: (number | undefined)[];
  turn: number;
  spent: number;
}

function warmUp(entry: Entry, effort: Effort, now: () => number): Runner {
  const start = now();
  const sums: [number, number] = [entry.pass(0), entry.pass(1)];
  let passes = 2;
  const begin = now();
  while (passes === 2 || now() - start < effort.warmUp) {
    check(entry.name, entry.pass(passes), sums[passes & 1]!);
    passes++;
  }
  // The mean, because the clock of a page does not move in one pass.
  const time = (now() - begin) / (passes - 2);
  const repeats = Math.max(1, Math.ceil(effort.sample / Math.max(time, 0.001)));
  return { entry, repeats, sums, samples: [], turn: passes, spent: 0 };
}

function takeSample(runner: Runner, now: () => number): number {
  const { entry, repeats, sums } = runner;
  const start = now();
  for (let i = 0; i < repeats; i++) {
    check(entry.name, entry.pass(runner.turn), sums[runner.turn & 1]!);
    runner.turn++;
  }
  const time = now() - start;
  runner.spent += time;
  return time / repeats;
}

function check(name: string, sum: number, expected: number): void {
  if (sum !== expected) throw new Error(`A pass of ${name} gave ${sum} where the first gave ${expected}`);
}

function clock(): number {
  return performance.now();
}
