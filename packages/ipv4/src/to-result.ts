import type { Result } from "@url/result";

/** Turns what the bulk functions return into a result: an address is a number, an error an object. */
export function toResult<E extends object>(answer: number | E): Result<number, E> {
  return typeof answer === "number" ? { ok: true, value: answer } : { ok: false, error: answer };
}
