import type { Failure, Result } from "./result.ts";

/** The error that `orThrow` throws: the failure's own fields on a JavaScript error, and the failure itself as `cause`. */
export interface ResultError<E extends Failure = Failure> extends Error {
  readonly code: E["code"];
  readonly start: number;
  readonly end: number;
  readonly cause: E;
}

/**
 * Returns the value of a result.
 * Throws a `ResultError` if the result is a failure; its message names the code and the range.
 */
export function orThrow<T, E extends Failure>(result: Result<T, E>): T {
  if (result.ok) return result.value;
  const { error } = result;
  const { code, start, end } = error;
  throw Object.assign(new Error(`${code} at ${start}–${end}`, { cause: error }), { code, start, end });
}
