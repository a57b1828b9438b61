import type { Entry } from "./case.ts";

/** How long to look. Times are milliseconds. */
export interface Effort {
  readonly rounds: number;
  /** A pass is repeated until it takes this long, so that the clock's own grain does not count. */
  readonly sample: number;
  readonly warmUp: number;
  /** Who has used this up stands aside, after three samples: the slowest is 100 times slower than the fastest. */
  readonly budget: number;
}

export const FULL: Effort = { rounds: 21, sample: 6, warmUp: 150, budget: 2500 };
export const QUICK: Effort = { rounds: 7, sample: 2, warmUp: 30, budget: 500 };

const FEWEST_SAMPLES = 3;

/**
 * The time of a pass, in milliseconds, for each entry and round. The entries take turns, A B C A B C …, so that what
 * disturbs the machine disturbs them all. Throws when their results differ.
 */
export function measure(entries: readonly Entry[], effort: Effort, now: () => number = clock): number[][] {
  const runners = entries.map((entry) => warmUp(entry, effort, now));
  for (const { entry, sums } of runners) {
    const first = runners[0]!;
    if (sums.join() !== first.sums.join()) {
      throw new Error(`${entry.name} gave ${sums.join(" and ")}, ${first.entry.name} ${first.sums.join(" and ")}`);
    }
  }
  for (let round = 0; round < effort.rounds; round++) {
    for (const runner of runners) {
      if (runner.spent < effort.budget || runner.samples.length < FEWEST_SAMPLES) takeSample(runner, now);
    }
  }
  return runners.map(({ samples }) => samples);
}

interface Runner {
  readonly entry: Entry;
  readonly repeats: number;
  /** What an even and an odd pass gave at first, and must give ever after. */
  readonly sums: readonly [number, number];
  readonly samples: number[];
  turn: number;
  spent: number;
}

function warmUp(entry: Entry, effort: Effort, now: () => number): Runner {
  const start = now();
  const sums: [number, number] = [entry.pass(0), entry.pass(1)];
  let passes = 2;
  let last = (now() - start) / passes;
  while (now() - start < effort.warmUp) {
    const before = now();
    check(entry.name, entry.pass(passes), sums[passes & 1]!);
    last = now() - before;
    passes++;
  }
  const repeats = Math.max(1, Math.ceil(effort.sample / Math.max(last, 0.001)));
  return { entry, repeats, sums, samples: [], turn: passes, spent: 0 };
}

function takeSample(runner: Runner, now: () => number): void {
  const { entry, repeats, sums } = runner;
  const start = now();
  for (let i = 0; i < repeats; i++) {
    check(entry.name, entry.pass(runner.turn), sums[runner.turn & 1]!);
    runner.turn++;
  }
  const time = now() - start;
  runner.spent += time;
  runner.samples.push(time / repeats);
}

function check(name: string, sum: number, expected: number): void {
  if (sum !== expected) throw new Error(`A pass of ${name} gave ${sum} where the first gave ${expected}`);
}

function clock(): number {
  return performance.now();
}
