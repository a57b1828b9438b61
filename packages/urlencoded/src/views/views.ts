import type { Result } from "@url/result";
import { expectOneOf, expectPairs } from "@url/result/internal";
import type { Global } from "../global.ts";
import { type Pairs, pairOf } from "../pairs.ts";

/** What `toObject` does with a name that occurs more than once. */
type Repeated = "first" | "last" | "array" | "error";

const REPEATED: readonly Repeated[] = ["first", "last", "array", "error"];

/** The first name that occurs again: `pairs[index][0]`, all of it, in UTF-16 code units. */
export interface RepeatedNameError {
  readonly code: "repeated-name";
  readonly name: string;
  readonly index: number;
  readonly start: number;
  readonly end: number;
}

/**
 * Groups values by name: the values of a name in their order, and the names in the order of their first pairs. Takes
 * linear time, however often a name repeats.
 * @throws TypeError if `pairs` is not an iterable of lists of two strings
 * @example toMap([["a", "1"], ["b", "2"], ["a", "3"]]).get("a") // → ["1", "3"]
 * @see https://url.spec.whatwg.org/#dom-urlsearchparams-getall
 */
export function toMap(pairs: Pairs): Map<string, string[]> {
  expectPairs(pairs, "toMap");
  const map = new Map<string, string[]>();
  for (const pair of pairs) {
    const [name, value] = pairOf(pair, "toMap");
    // `push` returns the new length, which is never 0.
    if (!map.get(name)?.push(value)) map.set(name, [value]);
  }
  return map;
}

/**
 * Makes an object of the pairs. It has no prototype, so `__proto__` and `hasOwnProperty` are ordinary names. `repeated`
 * decides about names that occur more than once: `"first"` and `"last"` keep that value; `"array"` makes an array for
 * every name, repeated or not, so that the sender does not decide about the type; `"error"` returns a result that fails
 * with `repeated-name`. Takes linear time.
 * @throws TypeError or RangeError for another `repeated`; TypeError if `pairs` is not an iterable of lists of two strings
 * @example toObject([["a", "1"], ["a", "2"]], "array")["a"] // → ["1", "2"]
 * @example toObject([["a", "1"], ["a", "2"]], "error") // → { ok: false, error: { code: "repeated-name", name: "a", index: 1, start: 0, end: 1 } }
 * @see https://url.spec.whatwg.org/#dom-urlsearchparams-get
 */
export function toObject(pairs: Pairs, repeated: "first" | "last"): Record<string, string>;
export function toObject(pairs: Pairs, repeated: "array"): Record<string, string[]>;
export function toObject(pairs: Pairs, repeated: "error"): Result<Record<string, string>, RepeatedNameError>;
export function toObject(
  pairs: Pairs,
  repeated: Repeated,
): Record<string, string> | Record<string, string[]> | Result<Record<string, string>, RepeatedNameError> {
  // Without a call for the options that most use: for three pairs it took 3 to 12 % of the time.
  if (repeated !== "first" && repeated !== "last") expectOneOf(repeated, REPEATED, "toObject", "repeated");
  expectPairs(pairs, "toObject");
  // biome-ignore lint/suspicious/noExplicitAny: the overloads give the types
  const object: Record<string, any> = Object.create(null);
  let index = 0;
  for (const pair of pairs) {
    const [name, value] = pairOf(pair, "toObject");
    if (repeated === "array") (object[name] ??= []).push(value);
    else if (repeated === "last" || object[name] === undefined) object[name] = value;
    else if (repeated === "error") {
      return { ok: false, error: { code: "repeated-name", name, index, start: 0, end: name.length } };
    }
    index++;
  }
  return repeated === "error" ? { ok: true, value: object } : object;
}

/**
 * Returns the platform's `FormData` with each pair appended.
 * @throws ReferenceError if the platform has no `FormData`; TypeError if `pairs` is not an iterable of lists of two strings
 * @example toFormData([["a", "1"]]).get("a") // → "1"
 * @see https://xhr.spec.whatwg.org/#interface-formdata
 */
export function toFormData(pairs: Pairs): Global<"FormData", FormDataLike> {
  expectPairs(pairs, "toFormData");
  const data = new FormData();
  for (const pair of pairs) {
    const [name, value] = pairOf(pair, "toFormData");
    data.append(name, value);
  }
  return data as Global<"FormData", FormDataLike>;
}

/** What is known of a `FormData` if the caller's types have none. */
export interface FormDataLike {
  append(name: string, value: string): void;
}

declare const FormData: new () => FormDataLike;
