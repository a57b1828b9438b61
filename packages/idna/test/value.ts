import type { Result } from "@url/result";

/** Returns the value of a result, or null for a failure. */
export function valueIn<T>(result: Result<T, unknown>): T | null {
  return result.ok ? result.value : null;
}
