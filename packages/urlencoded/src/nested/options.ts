import { expectBoolean, expectLimit, type OptionChecks, oneOf } from "@url/result/internal";

/** What a name has: a value, a list, or more names. */
export type NestedValue = string | NestedValue[] | NestedObject;

/** An object without a prototype, so `__proto__`, `constructor` and `hasOwnProperty` are ordinary names. */
export interface NestedObject {
  [key: string]: NestedValue;
}

/**
 * Whose rules names follow: `"qs"`, `"dot"` (qs with `allowDots`), `"php"` (`parse_str`) or `"rails"` (Rack's
 * `parse_nested_query`).
 */
export type DialectName = "qs" | "dot" | "php" | "rails";

/** How {@link nest} reads names, and its limits. */
export interface NestedOptions {
  /** Whose rules names follow. The default is `"qs"`. */
  readonly dialect?: DialectName | undefined;
  /**
   * How many keys a name may have after its first: `a[b][c]` has two. The default is that of the original: 5 for `"qs"`
   * and `"dot"`, 64 for `"php"`, 31 for `"rails"`. `Infinity` means no limit.
   */
  readonly maxDepth?: number | undefined;
  /** How many entries an object or a list may have. The default is 1,000; `Infinity` means no limit. */
  readonly maxWidth?: number | undefined;
  /**
   * What happens to a name without `[]` that occurs more than once: its `"first"` or `"last"` value is kept, all values
   * become an `"array"`, or it is an `"error"`. The default is `"array"` for `"qs"` and `"dot"`, and `"last"` for
   * `"php"` and `"rails"`. With a schema, `"first"` and `"last"` are for what is not a list there: a list keeps all values.
   */
  readonly repeated?: "first" | "last" | "array" | "error" | undefined;
  /** Whether a value with commas is a list: `a=1,2`. An encoded comma, `%2C`, counts too. The default is `false`. */
  readonly commas?: boolean | undefined;
}

/** The check for each option. */
export const NESTED_OPTIONS: OptionChecks<NestedOptions> = {
  dialect: /* @__PURE__ */ oneOf("qs", "dot", "php", "rails"),
  maxDepth: expectLimit,
  maxWidth: expectLimit,
  repeated: /* @__PURE__ */ oneOf("first", "last", "array", "error"),
  commas: expectBoolean,
};

/**
 * `too-deep` and `too-wide`: a limit was exceeded. `conflict`: a name has a value and keys, as in `a=1&a[b]=2`.
 * `repeated-name`: only with `repeated: "error"`.
 */
export type NestedErrorCode = "too-deep" | "too-wide" | "conflict" | "repeated-name";

/** Why pairs were rejected, and where: `pairs[index][0].slice(start, end)`, in UTF-16 code units. */
export interface NestedError {
  readonly code: NestedErrorCode;
  readonly index: number;
  readonly start: number;
  readonly end: number;
}
