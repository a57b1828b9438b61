import type { Counts } from "./counts.ts";
import type { Dependent } from "./dependent.ts";

/** A test that does not say the same with our packages as without them. */
export interface Difference {
  readonly test: string;
  /** `gone`: it passed, and did not run. */
  readonly now: "passes" | "fails" | "gone";
}

/** Returns the tests that differ: those that failed and pass, and those that passed and fail or do not run. */
export function differencesOf(before: Counts, after: Counts): Difference[] {
  const passed = new Set(before.passed);
  const failed = new Set(before.failed);
  const ran = new Set([...after.passed, ...after.failed]);
  return [
    ...after.failed.filter((test) => !failed.has(test)).map((test) => ({ test, now: "fails" }) as const),
    ...before.passed.filter((test) => !ran.has(test)).map((test) => ({ test, now: "gone" }) as const),
    ...after.passed.filter((test) => !passed.has(test)).map((test) => ({ test, now: "passes" }) as const),
  ];
}

/** How many tests differ for a reason; the reason is null if the project's file has none for them. */
export interface Reason {
  readonly why: string | null;
  readonly tests: number;
}

/** Counts the tests that differ by their reasons, in the order of the project's file. */
export function reasonsOf({ differences = [] }: Dependent, found: readonly Difference[]): Reason[] {
  const reasons = differences.map(({ tests, why }) => ({ pattern: new RegExp(tests), why, tests: 0 }));
  let without = 0;
  for (const { test } of found) {
    const reason = reasons.find(({ pattern }) => pattern.test(test));
    if (reason) reason.tests++;
    else without++;
  }
  const known: Reason[] = reasons.filter(({ tests }) => tests > 0).map(({ why, tests }) => ({ why, tests }));
  return without === 0 ? known : [...known, { why: null, tests: without }];
}
