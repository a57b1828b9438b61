import { agree } from "./agree.ts";
import type { Case, Corpora } from "./case.ts";
import { type Effort, measure } from "./measure.ts";
import { OURS } from "./names.ts";
import type { CaseResult } from "./result.ts";
import { compare, type Samples, summarize, taken } from "./statistics.ts";

/** A case that is being run. */
interface Running {
  readonly one: Case;
  readonly inputs: readonly unknown[];
  readonly dropped: number;
  /** Milliseconds a pass, by contestant, all visits one after another. */
  readonly samples: Map<string, Samples>;
}

/**
 * Runs the cases in this process, visit after visit; calls `tell` before each. Throws before it measures if the
 * contestants of one do not do the same work.
 */
export function runCases(
  cases: readonly Case[],
  corpora: Corpora,
  effort: Effort,
  tell: (step: string) => void,
): CaseResult[] {
  tell("comparing results");
  const running = cases.map((one): Running => {
    return { one, ...agree(one.inputs(corpora), one.contestants), samples: new Map() };
  });
  for (let visit = 1; visit <= effort.visits; visit++) {
    for (const each of running) {
      tell(`${each.one.key} (${visit} of ${effort.visits})`);
      measureOnce(each, effort);
    }
  }
  return running.map(summarizeCase);
}

function measureOnce({ one, inputs, samples }: Running, effort: Effort): void {
  const entries = one.contestants.map((contestant) => contestant.enter(inputs));
  for (const [index, times] of measure(entries, effort).entries()) {
    const { name } = entries[index]!;
    samples.set(name, [...(samples.get(name) ?? []), ...times]);
  }
}

function summarizeCase({ one, inputs, dropped, samples }: Running): CaseResult {
  const times = [...samples].map(([name, of]) => {
    const nanoseconds = taken(of).map((time) => (time * 1e6) / inputs.length);
    return [name, { ...summarize(nanoseconds), samples: nanoseconds.length }] as const;
  });
  const ratios = one.comparisons.flatMap(({ against, optional }) => {
    const theirs = samples.get(against);
    if (theirs === undefined && optional) return [];
    return [[against, compare(theirs!, samples.get(OURS)!)] as const];
  });
  return {
    key: one.key,
    inputs: inputs.length,
    dropped,
    times: Object.fromEntries(times),
    ratios: Object.fromEntries(ratios),
  };
}
