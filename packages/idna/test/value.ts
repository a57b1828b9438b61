import type { Result } from "@url/result";

/** Returns the value of a result, or null for a failure. */
export function valueOrNull<T>(result: Result<T, unknown>): T | null {
  return result.ok ? result.value : null;
}
