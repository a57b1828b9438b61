import type { Result } from "@url/result";
import { expectObject, expectOptions, expectPair, propertyOf, refuse } from "@url/result/internal";
import type { Pair } from "../cut.ts";
import { findAmbiguous } from "./read-back.ts";
import { WRITE_OPTIONS, type WriteError, type WriteOptions } from "./write-options.ts";
import { writeValue } from "./write-value.ts";
import { createWriter } from "./writer.ts";

/**
 * Makes pairs of an object, which `nest` with the same dialect reads back. Values become text: numbers, booleans and dates
 * as the options say; `null` and `undefined` are left out, unless the options say otherwise. Only own enumerable
 * properties of plain objects and lists are written. `value` may also be pairs, as a `Map`, a `URLSearchParams` or an
 * array of them: then all pairs are written, with their names as they are. Fails
 * with `cycle`, `unwritable-key`, `unsupported-value`, `empty` or `ambiguous`; the range is of the last key of the name
 * that the error has, in UTF-16 code units. Takes time linear in the length of what it writes, and does not recurse.
 * @throws TypeError or RangeError for a wrong option; TypeError if `value` is neither an object nor pairs
 * @example unnest({ user: { name: "Ada", tags: ["x", "y"] } }) // → { ok: true, value: [["user[name]", "Ada"], ["user[tags][0]", "x"], ["user[tags][1]", "y"]] }
 * @see https://www.php.net/manual/en/function.http-build-query.php
 */
export function unnest(value: object, options: WriteOptions = {}): Result<Pair[], WriteError> {
  return unnestFor("unnest", value, options);
}

/** `unnest` on behalf of the function `where`. */
export function unnestFor(where: string, value: object, options: WriteOptions): Result<Pair[], WriteError> {
  expectOptions(options, where, WRITE_OPTIONS);
  expectObject(value, where, "value");
  if (ArrayBuffer.isView(value)) refuse(value, where, "value", "an object or pairs");
  if (propertyOf(value, Symbol.iterator) !== undefined) return unnestPairs(where, value as Iterable<unknown>, options);
  const writer = createWriter(options);
  const error = writer.write(value) ?? (options.exact ? findAmbiguous(writer.pairs, writer.copy, options) : undefined);
  return error ? { ok: false, error } : { ok: true, value: writer.pairs };
}

function unnestPairs(where: string, value: Iterable<unknown>, options: WriteOptions): Result<Pair[], WriteError> {
  const pairs: Pair[] = [];
  for (const pair of value) {
    expectPair(pair, where, "value");
    const [name, given] = pair;
    const written = writeValue(given, options);
    if (written === "entries") {
      const writer = createWriter(options);
      const error = writer.write(Object.fromEntries([[name, given]]));
      if (error) return { ok: false, error };
      for (const each of writer.pairs) pairs.push(each);
    } else if (written === "unsupported-value") {
      return { ok: false, error: { code: written, name, start: 0, end: name.length } };
    } else if (written !== "omit") pairs.push([name, written.text]);
  }
  return { ok: true, value: pairs };
}
