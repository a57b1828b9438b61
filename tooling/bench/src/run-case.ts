import { agree } from "./agree.ts";
import type { Case, Corpora } from "./case.ts";
import { OURS } from "./implementations.ts";
import { type Effort, measure } from "./measure.ts";
import type { CaseResult } from "./result.ts";
import { compare, summarize } from "./statistics.ts";

/** Runs a case in this process. Throws when the contestants do not do the same work. */
export function runCase({ key, inputs, contestants, comparisons }: Case, corpora: Corpora, effort: Effort): CaseResult {
  const agreed = agree(inputs(corpora), contestants);
  const entries = contestants.map((contestant) => contestant.enter(agreed.inputs));
  const count = agreed.inputs.length;
  const samples = new Map(
    measure(entries, effort).map((times, i) => [entries[i]!.name, times.map((time) => (time * 1e6) / count)]),
  );
  const ours = samples.get(OURS)!;
  return {
    key,
    inputs: count,
    dropped: agreed.dropped,
    times: Object.fromEntries(
      [...samples].map(([name, times]) => [name, { ...summarize(times), samples: times.length }]),
    ),
    ratios: Object.fromEntries(comparisons.map(({ against }) => [against, compare(samples.get(against)!, ours)])),
  };
}
