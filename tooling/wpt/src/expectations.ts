import { readExpectations } from "./data.ts";
import type { Expectation } from "./files.ts";

/** The rows that are known to differ: `expectations.json`. */
export const EXPECTATIONS: readonly Expectation[] = readExpectations();

/**
 * Runs one row's check. A row that is expected to differ must do so: one that has stopped is an error, so that no
 * entry outlives its reason.
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
