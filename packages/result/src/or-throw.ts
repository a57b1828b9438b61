import { expectPlain } from "./checks/options.ts";
import { refuseType } from "./checks/refuse.ts";
import { expectText, propertyOf } from "./checks/types.ts";
import type { Failure, Result } from "./result.ts";

/** The error that `orThrow` throws: the failure's own fields on a JavaScript error, and the failure itself as `cause`. */
export interface ResultError<E extends Failure = Failure> extends Error {
  readonly code: E["code"];
  readonly start: number;
  readonly end: number;
  readonly cause: E;
}

/** A sentence for each code, such as `EXPLANATIONS` of `@url/validator`. */
export type Sentences = Readonly<Record<string, { readonly message: string } | undefined>>;

/**
 * Returns the value of a result.
 * Throws a `ResultError` if the result is a failure. Its message is a sentence with the code and the place; with `input`,
 * which is the text that was rejected, also with the part of it that is wrong, unless that has an "@" and so may have a
 * password. With `sentences` it says in words what is wrong: the table is in a bundle only if you pass it.
 * @throws TypeError if `result` is not a result, `input` not a string, or `sentences` not a plain object
 * @example orThrow({ ok: true, value: 1 }) // → 1
 */
export function orThrow<T, E extends Failure>(result: Result<T, E>, input?: string, sentences?: Sentences): T {
  if (input !== undefined) expectText(input, "orThrow", "input");
  if (sentences !== undefined) expectPlain(sentences, "orThrow", "sentences");
  if (propertyOf(result, "ok")) return (result as { readonly value: T }).value;
  const error = propertyOf(result, "error") as E | undefined;
  if (!error?.code) refuseType(result, "orThrow", "result", "a result, with ok and value or error");
  const { code, start, end } = error;
  const excerpt = input?.slice(start, Math.min(end, start + 40)) ?? "";
  const shown = excerpt === "" || excerpt.includes("@") ? "" : ` (${JSON.stringify(excerpt)})`;
  const why = sentences?.[code]?.message ?? "The input is rejected.";
  throw Object.assign(new Error(`${why.slice(0, -1)}: ${code} at ${start}–${end}${shown}.`, { cause: error }), {
    code,
    start,
    end,
  });
}
