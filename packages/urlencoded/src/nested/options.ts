import { expectBoolean, expectLimit, type OptionChecks, oneOf } from "@url/result/internal";

/** What a name has: a value, a list, or more names. */
export type NestedValue = string | NestedValue[] | NestedObject;

/** An object without a prototype, so `__proto__`, `constructor` and `hasOwnProperty` are ordinary names. */
export interface NestedObject {
  [key: string]: NestedValue;
}

/** How {@link nest} reads names, and its limits. */
export interface NestedOptions {
  /** Whether `a.b` means `a[b]`. The default is `false`. */
  readonly dots?: boolean | undefined;
  /** How many keys a name may have after its first: `a[b][c]` has two. The default is 5; `Infinity` means no limit. */
  readonly maxDepth?: number | undefined;
  /** How many entries an object or a list may have. The default is 1,000; `Infinity` means no limit. */
  readonly maxWidth?: number | undefined;
  /**
   * What happens to a name without `[]` that occurs more than once: its `"first"` or `"last"` value is kept, all values
   * become an `"array"`, or it is an `"error"`. The default is `"array"`. If the name also occurs with `[]`, each value
   * after that is one more entry of the list.
   */
  readonly repeated?: "first" | "last" | "array" | "error" | undefined;
}

/** The check for each option. */
export const NESTED_OPTIONS: OptionChecks<NestedOptions> = {
  dots: expectBoolean,
  maxDepth: expectLimit,
  maxWidth: expectLimit,
  repeated: /* @__PURE__ */ oneOf("first", "last", "array", "error"),
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
