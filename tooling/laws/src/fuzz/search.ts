import { isDeepStrictEqual } from "node:util";
import fc from "fast-check";
import type { Finding } from "./findings.ts";
import { minimize } from "./minimize.ts";
import type { Target, Value } from "./targets.ts";

/** How long to search, and what to do with what is found. */
export interface Search {
  readonly targets: readonly Target[];
  /** Round n of a target has the inputs of the seed plus n, so that a run can be repeated. */
  readonly seed: number;
  /** Called before each round of each target. The search ends when it returns true. */
  readonly isOver: (rounds: number) => boolean;
  /** How many inputs a round has. */
  readonly inputs?: number;
  /** Called for each finding that is not one of those before, once it is minimised. */
  readonly found: (finding: Finding) => void;
}

/** Searches for inputs on which the answers differ, target by target in turns. Returns how many inputs were compared. */
export function search({ targets, seed, isOver, inputs = 1000, found }: Search): number {
  const known = new Set<string>();
  let compared = 0;
  for (let round = 0; ; round++) {
    for (const target of targets) {
      if (isOver(round)) return compared;
      for (const value of fc.sample(target.inputs, { seed: seed + round, numRuns: inputs })) {
        compared++;
        const outcome = outcomeOf(target, value);
        if (outcome === "equal") continue;
        // Otherwise an input with two answers could shrink to a text for which one side throws.
        const smallest = minimize(value, (smaller) => outcomeOf(target, smaller) === outcome);
        const key = `${target.name} ${JSON.stringify(smallest)}`;
        if (known.has(key)) continue;
        known.add(key);
        found({ target: target.name, value: smallest });
      }
    }
  }
}

/** Compares what the two say of a value, of which one may throw. */
export function outcomeOf({ compare }: Target, value: Value): "equal" | "different" | "throws" {
  try {
    const { actual, expected } = compare(value);
    return isDeepStrictEqual(actual, expected) ? "equal" : "different";
  } catch {
    return "throws";
  }
}
