import type { Result } from "@url/result";

/** Makes a result of what the raw parsers return: a number is an address, an object is an error. */
export function toResult<E extends object>(answer: number | E): Result<number, E> {
  return typeof answer === "number" ? { ok: true, value: answer } : { ok: false, error: answer };
}
