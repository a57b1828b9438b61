import { readExpectations } from "./data.ts";
import type { Expectation } from "./files.ts";

/** The rows that are known to differ: `expectations.json`. */
export const EXPECTATIONS: readonly Expectation[] = readExpectations();

/**
 * Runs the check of one row. A row that is expected to differ must do so: one that no longer differs is an error, so
 * that no entry outlives its reason.
 */
export function runExpecting(expectation: Expectation | undefined, check: () => void): void {
  if (expectation === undefined) {
    check();
    return;
  }
  try {
    check();
  } catch {
    return;
  }
  throw new Error(`stale expectation, take it out: this row passes, but was to differ because ${expectation.reason}`);
}
