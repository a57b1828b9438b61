import type { Result } from "@url/result";
import { toObject } from "@url/urlencoded/views";
import type { Pair } from "../body/pairs.ts";
import type { FormFailure } from "../failure/failure.ts";
import { failureOf } from "../failure/failure-of.ts";
import type { RepeatedNames } from "../options/options.ts";

/** An object without a prototype that has the values of a form. */
export type FormObject = Record<string, string | string[]>;

/** Makes an object of pairs, in linear time. Fails with `repeated-name` if `repeated` is `"error"`. */
export function objectOf(pairs: readonly Pair[], repeated: RepeatedNames): Result<FormObject, FormFailure> {
  if (repeated === "mixed") return { ok: true, value: mixedObject(pairs) };
  if (repeated !== "error") return { ok: true, value: toObject(pairs, repeated as "first") };
  const result = toObject(pairs, repeated);
  if (result.ok) return result;
  const { code, index, start, end } = result.error;
  return { ok: false, error: failureOf({ code, index, start, end }) };
}

/** A list for each name that is repeated, and a string for the others. */
function mixedObject(pairs: readonly Pair[]): FormObject {
  const object: FormObject = Object.create(null);
  // Not a destructuring, which iterates over each pair until the loop is compiled.
  for (let i = 0; i < pairs.length; i++) {
    const pair = pairs[i]!;
    const name = pair[0];
    const value = pair[1];
    const before = object[name];
    if (before === undefined) object[name] = value;
    else if (typeof before === "string") object[name] = [before, value];
    else before.push(value);
  }
  return object;
}
