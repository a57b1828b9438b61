import type { Result } from "@url/result";
import { expectOptions, refuse } from "@url/result/internal";
import type { Pair } from "../cut.ts";
import { findAmbiguous } from "./read-back.ts";
import { WRITE_OPTIONS, type WriteError, type WriteOptions } from "./write-options.ts";
import { createWriter } from "./writer.ts";

/**
 * Makes pairs of an object, which `nest` with the same dialect reads back. Values become text: numbers, booleans, dates,
 * `null` and `undefined` as the options say. Only own enumerable properties of plain objects and lists are written. Fails
 * with `cycle`, `unwritable-key`, `unsupported-value`, `empty` or `ambiguous`; the range is of the last key of the name
 * that the error has, in UTF-16 code units. Takes time linear in the length of what it writes, and does not recurse.
 * @throws TypeError or RangeError for a wrong option; TypeError if `value` is not an object, or is a list
 * @example unnest({ user: { name: "Ada", tags: ["x", "y"] } }) // → { ok: true, value: [["user[name]", "Ada"], ["user[tags][0]", "x"], ["user[tags][1]", "y"]] }
 * @see https://www.php.net/manual/en/function.http-build-query.php
 */
export function unnest(value: object, options: WriteOptions = {}): Result<Pair[], WriteError> {
  return unnestFor("unnest", value, options);
}

/** `unnest` on behalf of the function `where`. */
export function unnestFor(where: string, value: object, options: WriteOptions): Result<Pair[], WriteError> {
  expectOptions(options, where, WRITE_OPTIONS);
  if (typeof value !== "object" || value === null || Array.isArray(value)) {
    refuse(value, where, "value", "an object that is not a list");
  }
  const writer = createWriter(options);
  const error = writer.write(value) ?? (options.exact ? findAmbiguous(writer.pairs, writer.copy, options) : undefined);
  return error ? { ok: false, error } : { ok: true, value: writer.pairs };
}
