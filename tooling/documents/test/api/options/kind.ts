/** What an option may be. */
export interface Kind {
  readonly good: readonly unknown[];
  /** Each must be a TypeError. */
  readonly wrongType: readonly unknown[];
  /** Each must be a RangeError. */
  readonly wrongValue: readonly unknown[];
}

export const LIMIT: Kind = {
  good: [0, 1, 2 ** 53, Infinity],
  wrongType: ["1mb", "100kb", "1", "", 1n, null, true, {}, [1]],
  wrongValue: [Number.NaN, -1, 0.5, -Infinity],
};

export const OFFSET: Kind = {
  good: [0, 3],
  wrongType: ["1", 1n, null, true],
  wrongValue: [Number.NaN, -1, 0.5, Infinity],
};

/** A line or a column, from 1. */
export const POSITION: Kind = {
  good: [1, 3],
  wrongType: ["1", 1n, null, true],
  wrongValue: [Number.NaN, 0, -1, 0.5, Infinity],
};

export const BOOLEAN: Kind = { good: [true, false], wrongType: ["false", "", 0, 1, null, {}], wrongValue: [] };

export const STRING: Kind = { good: ["", "a"], wrongType: [1, null, true, {}, ["a"]], wrongValue: [] };

export const TEXTS: Kind = { good: [[]], wrongType: ["a", 1, null, true, {}, [1]], wrongValue: [] };

/** An object of options: one with a name that none has is ignored, as the platform ignores it. */
export const OPTIONS: Kind = {
  good: [undefined, {}, Object.create(null), { unknown: 1 }],
  // An object of another kind has no options to read, so that none of its limits would hold.
  wrongType: [null, "strict", 1, true, () => {}, new Map([["maxBytes", 1]]), [], new Date(0), new (class Options {})()],
  wrongValue: [],
};

/** One of these strings. */
export function oneOf(...good: readonly string[]): Kind {
  return { good, wrongType: [1, null, true, {}, [good[0]]], wrongValue: ["", "both", `${good[0]} `, "toString"] };
}

/** A list of strings of which this is one. */
export function listOf(good: string): Kind {
  return { good: [[], [good]], wrongType: [good, 1, null, true, {}, [1]], wrongValue: [["both"]] };
}

/** The same, or `null`. */
export function orNull(kind: Kind): Kind {
  return { ...kind, good: [...kind.good, null], wrongType: kind.wrongType.filter((value) => value !== null) };
}

/** A function that does something with its argument. */
export function functionLike(good: unknown): Kind {
  return { good: [good], wrongType: ["f", 1, null, true, {}], wrongValue: [] };
}

/** An object of a certain kind. */
export function objectLike(...good: readonly unknown[]): Kind {
  return { good, wrongType: [1, true, () => {}, {}, [], new URL("http://a/")], wrongValue: [] };
}
