import { expectBoolean, expectLimit, type OptionChecks, oneOf } from "@url/result/internal";

/** What a name stands for: a value, a list, or more names. */
export type NestedValue = string | NestedValue[] | NestedObject;

/** Without a prototype: `__proto__`, `constructor` and `hasOwnProperty` are names like others. */
export interface NestedObject {
  [key: string]: NestedValue;
}

export interface NestedOptions {
  /** Whether `a.b` means `a[b]`; `false` unless told. */
  readonly dots?: boolean | undefined;
  /** How many keys a name may have below its first: `a[b][c]` has two. 5 unless told; `Infinity` is no limit. */
  readonly maxDepth?: number | undefined;
  /** How many entries each object and each list may have. 1,000 unless told; `Infinity` is no limit. */
  readonly maxWidth?: number | undefined;
  /**
   * What of a name that comes more than once, without `[]`: its `"first"` or `"last"` value, an `"array"` of
   * all, or an `"error"`. `"array"` unless told.
   */
  readonly repeated?: "first" | "last" | "array" | "error" | undefined;
}

/** What each option may be. */
export const NESTED_OPTIONS: OptionChecks<NestedOptions> = {
  dots: expectBoolean,
  maxDepth: expectLimit,
  maxWidth: expectLimit,
  repeated: /* @__PURE__ */ oneOf("first", "last", "array", "error"),
};

/**
 * `too-deep`, `too-wide`: over a limit. `conflict`: a name is a value and has keys: `a=1&a[b]=2`.
 * `repeated-name`: only for `repeated: "error"`.
 */
export type NestedErrorCode = "too-deep" | "too-wide" | "conflict" | "repeated-name";

/** Why pairs were refused: at `name.slice(start, end)` (UTF-16 code units) of the pair with the index `index`. */
export interface NestedError {
  readonly code: NestedErrorCode;
  readonly index: number;
  readonly start: number;
  readonly end: number;
}

export type NestedResult =
  | { readonly ok: true; readonly value: NestedObject }
  | { readonly ok: false; readonly error: NestedError };
