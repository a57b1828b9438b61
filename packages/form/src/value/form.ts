import type { Result } from "@url/result";
import { expectOneOf } from "@url/result/internal";
import type { Pair } from "../body/pairs.ts";
import type { FormFailure } from "../failure/failure.ts";
import type { RepeatedNames } from "../options/options.ts";
import { type FormObject, objectOf } from "./object.ts";

/** A form that was read. */
export interface Form {
  /** All names and values, in the order of the body; names may repeat. */
  readonly pairs: readonly (readonly [name: string, value: string])[];
  /** Returns the first value of a name, or null. */
  get(name: string): string | null;
  /** Returns all values of a name, in order. */
  getAll(name: string): string[];
  /** Returns true if the form has the name. */
  has(name: string): boolean;
  /**
   * Returns an object without a prototype. `repeated` says what happens to repeated names, as the option does. Only
   * `"error"` returns a result, which fails with `repeated-name`. The default is `"mixed"`.
   */
  toObject(repeated?: "mixed"): FormObject;
  toObject(repeated: "first" | "last"): Record<string, string>;
  toObject(repeated: "array"): Record<string, string[]>;
  toObject(repeated: "error"): Result<Record<string, string>, FormFailure>;
}

/** Creates the form of pairs. */
export function createForm(pairs: Pair[]): Form {
  return {
    pairs,
    get: (name) => pairs.find((pair) => pair[0] === name)?.[1] ?? null,
    getAll: (name) => pairs.filter((pair) => pair[0] === name).map((pair) => pair[1]),
    has: (name) => pairs.some((pair) => pair[0] === name),
    toObject: ((repeated: RepeatedNames = "mixed") => {
      expectOneOf(repeated, REPEATED, "toObject", "repeated");
      const result = objectOf(pairs, repeated);
      return repeated === "error" ? result : result.ok && result.value;
    }) as Form["toObject"],
  };
}

const REPEATED: readonly RepeatedNames[] = ["mixed", "first", "last", "array", "error"];
