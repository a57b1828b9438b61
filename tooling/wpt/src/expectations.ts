import { readFileSync } from "node:fs";
import type { WPTFile } from "./files.ts";

/** A row that is known to differ, and why. `key` is the title of its test. */
export interface Expectation {
  readonly file: WPTFile;
  readonly key: string;
  readonly reason: string;
}

/** The rows that are known to differ: `expectations.json`. */
export const EXPECTATIONS: readonly Expectation[] = JSON.parse(
  readFileSync(new URL("../expectations.json", import.meta.url), "utf8"),
);

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
