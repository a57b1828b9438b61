import { expectOneOf } from "@url/result/internal";
import type { Global } from "./global.ts";

/** Pairs to look into: what `parse` gives. */
export type Pairs = Iterable<readonly [name: string, value: string]>;

/** Which values `toObject` keeps of a name that is there more than once. */
export type Repeated = "first" | "last" | "array" | "error";

const REPEATED: readonly Repeated[] = ["first", "last", "array", "error"];

/** What `toObject` gives for `"error"`; `name` is the first that came again. */
export type UniqueResult =
  | { readonly ok: true; readonly value: Record<string, string> }
  | {
      readonly ok: false;
      readonly error: { readonly code: "repeated-name"; readonly name: string };
    };

/** The values of each name, in order; names in the order of their first pairs. Linear, however often a name repeats. */
export function toMap(pairs: Pairs): Map<string, string[]> {
  const map = new Map<string, string[]>();
  for (const [name, value] of pairs) {
    // `push` gives the new length, never 0.
    if (!map.get(name)?.push(value)) map.set(name, [value]);
  }
  return map;
}

/**
 * An object without a prototype, so that `__proto__` and `hasOwnProperty` are names like others. `repeated`
 * says what of a name that comes more than once: its `"first"` or `"last"` value; for `"array"` every name
 * has an array, once or not, so that no sender decides upon the type; for `"error"` it is a failure,
 * `repeated-name`. Linear.
 */
export function toObject(pairs: Pairs, repeated: "first" | "last"): Record<string, string>;
export function toObject(pairs: Pairs, repeated: "array"): Record<string, string[]>;
export function toObject(pairs: Pairs, repeated: "error"): UniqueResult;
export function toObject(
  pairs: Pairs,
  repeated: Repeated,
): Record<string, string> | Record<string, string[]> | UniqueResult {
  expectOneOf(repeated, REPEATED, "toObject", "repeated");
  // biome-ignore lint/suspicious/noExplicitAny: the overloads say what is in it
  const object: Record<string, any> = Object.create(null);
  for (const [name, value] of pairs) {
    if (repeated === "array") (object[name] ??= []).push(value);
    else if (repeated === "last" || object[name] === undefined) object[name] = value;
    else if (repeated === "error") return { ok: false, error: { code: "repeated-name", name } };
  }
  return repeated === "error" ? { ok: true, value: object } : object;
}

/**
 * The platform's `FormData` with each pair appended.
 * @throws ReferenceError where the platform has none
 */
export function toFormData(pairs: Pairs): Global<"FormData", FormDataLike> {
  const data = new FormData();
  for (const [name, value] of pairs) data.append(name, value);
  return data as Global<"FormData", FormDataLike>;
}

/** What is known of it where the caller's types have no `FormData`. */
export interface FormDataLike {
  append(name: string, value: string): void;
}

declare const FormData: new () => FormDataLike;
