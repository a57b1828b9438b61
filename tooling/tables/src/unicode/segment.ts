import { ANY, DISALLOWED, IGNORED, MAPPED } from "./classify.ts";

/** A run of code points that share a class. */
export interface Run {
  readonly name: string;
  readonly length: number;
}

/**
 * The cheapest runs for a table with entries that may take any valid class: the shortest path through it, where
 * a change to a class costs the bits of its share of all runs. A few rounds settle the shares.
 */
export function segment(names: readonly string[]): Run[] {
  const runs = joinEqual(names.map((name) => ({ name, length: 1 })));
  const valid = [...new Set(names)].filter((name) => ![ANY, DISALLOWED, IGNORED, MAPPED].includes(name)).sort();
  let cost: (name: string) => number = () => 12;
  let chosen: Run[] = [];
  for (let round = 0; round < 4; round++) {
    chosen = joinEqual(findPath(runs, valid, cost));
    const counts = countNames(chosen);
    const total = chosen.length;
    // 6 bits for the length that a run has beside its class.
    cost = (name) => 6 + Math.log2(total / ((counts.get(name) ?? 0) + 0.5));
  }
  return chosen;
}

/** How many runs each class has. */
export function countNames(runs: readonly Run[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { name } of runs) counts.set(name, (counts.get(name) ?? 0) + 1);
  return counts;
}

interface Step {
  readonly name: string;
  readonly total: number;
  readonly before: Step | undefined;
}

function findPath(runs: readonly Run[], valid: readonly string[], cost: (name: string) => number): Run[] {
  let steps = new Map<string, Step>();
  for (const run of runs) {
    const best = cheapest(steps);
    const next = new Map<string, Step>();
    for (const name of run.name === ANY ? valid : [run.name]) {
      const stay = steps.get(name);
      const change = (best?.total ?? 0) + cost(name);
      const isStay = stay !== undefined && stay.total <= change;
      next.set(name, { name, total: isStay ? stay.total : change, before: isStay ? stay : best });
    }
    steps = next;
  }
  const path: Run[] = [];
  let step = cheapest(steps);
  for (let i = runs.length - 1; step !== undefined; step = step.before) {
    path.push({ name: step.name, length: (runs[i--] as Run).length });
  }
  return path.reverse();
}

function cheapest(steps: ReadonlyMap<string, Step>): Step | undefined {
  let best: Step | undefined;
  for (const step of steps.values()) if (best === undefined || step.total < best.total) best = step;
  return best;
}

function joinEqual(runs: readonly Run[]): Run[] {
  const joined: { name: string; length: number }[] = [];
  for (const { name, length } of runs) {
    const last = joined.at(-1);
    if (last?.name === name) last.length += length;
    else joined.push({ name, length });
  }
  return joined;
}
