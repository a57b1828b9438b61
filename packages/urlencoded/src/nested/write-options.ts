import { expectBoolean, expectFunction, type OptionChecks, oneOf, refuse } from "@url/result/internal";
import type { DialectName } from "./options.ts";

/** How {@link unnest} and {@link stringify} write names and values. */
export interface WriteOptions {
  /** Whose rules names follow. The default is `"qs"`. */
  readonly dialect?: DialectName | undefined;
  /**
   * How a list of values is written: `"indices"` (`a[0]=1&a[1]=2`), `"brackets"` (`a[]=1&a[]=2`), `"repeat"`
   * (`a=1&a=2`), or as one value, `"comma"` (`a=1,2`). The default is `"indices"`, and `"brackets"` for `"rails"`, which
   * has nothing else. Objects and lists in a list always have indices, but in `"rails"`.
   */
  readonly arrays?: "indices" | "brackets" | "repeat" | "comma" | undefined;
  /** How a `Date` is written: as `toISOString` does, in milliseconds since 1970, or as the function says. The default is `"iso"`. */
  readonly dates?: "iso" | "milliseconds" | ((date: Date) => string) | undefined;
  /** How booleans are written: as `true` and `false`, as `1` and `0`, or as a checkbox, which is `on` or left out. */
  readonly booleans?: "words" | "digits" | "checkbox" | undefined;
  /** Whether `null` is an empty value, left out, or an error. The default is `"omit"`. */
  readonly nulls?: "empty" | "omit" | "error" | undefined;
  /** Whether `undefined` is an empty value, left out, or an error. The default is `"omit"`. */
  readonly undefineds?: "empty" | "omit" | "error" | undefined;
  /** Whether an empty list or object, which has no pairs, is left out or an error. The default is `"omit"`. */
  readonly empties?: "omit" | "error" | undefined;
  /** Returns whether to write an entry of an object, given its key, its value, and the keys of the object itself. */
  readonly keep?: ((key: string, value: unknown, path: readonly string[]) => boolean) | undefined;
  /** Compares two keys of an object, as a function for `sort`. By default, keys are in the order of the object. */
  readonly order?: ((a: string, b: string) => number) | undefined;
  /**
   * Whether what `nest` would not read back as the same value is the error `ambiguous`. Without it, these may change: an
   * object whose keys are indices comes back as a list; with `"repeat"` and `"comma"`, a list of one value comes back
   * as that value. The default is `false`.
   */
  readonly exact?: boolean | undefined;
}

const POLICY = /* @__PURE__ */ oneOf("empty", "omit", "error");

/** The check for each option. */
export const WRITE_OPTIONS: OptionChecks<WriteOptions> = {
  dialect: /* @__PURE__ */ oneOf("qs", "dot", "php", "rails"),
  arrays: /* @__PURE__ */ oneOf("indices", "brackets", "repeat", "comma"),
  dates(value, where, name) {
    if (typeof value === "function" || value === "iso" || value === "milliseconds") return;
    refuse(value, where, name, '"iso", "milliseconds" or a function', "string");
  },
  booleans: /* @__PURE__ */ oneOf("words", "digits", "checkbox"),
  nulls: POLICY,
  undefineds: POLICY,
  empties: /* @__PURE__ */ oneOf("omit", "error"),
  keep: expectFunction,
  order: expectFunction,
  exact: expectBoolean,
};

/**
 * `cycle`: the value contains itself. `unwritable-key`: a key that the dialect cannot express. `unsupported-value`: a
 * function, a symbol, a number that is not finite, an invalid date, an object that is not plain, or what a policy
 * rejects. `empty`: with `empties: "error"`. `ambiguous`: with `exact: true`, or rows that Rack would merge.
 */
export type WriteErrorCode = "cycle" | "unwritable-key" | "unsupported-value" | "empty" | "ambiguous";

/**
 * Why a value was rejected. `name` is the name that the value has, or would have if every dialect had one for every key.
 * The range is of its last key, in UTF-16 code units.
 */
export interface WriteError {
  readonly code: WriteErrorCode;
  readonly name: string;
  readonly start: number;
  readonly end: number;
}
