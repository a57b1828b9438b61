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

/** A callback that receives errors. */
const CALLBACK: Kind = { good: [() => {}], wrongType: ["f", 1, null, true, {}], wrongValue: [] };

export const MAP: Kind = { good: [new Map()], wrongType: [{}, [], "http", null], wrongValue: [] };

/** One of these strings. */
export function oneOf(...good: readonly string[]): Kind {
  return oneOfList(good);
}

/** The same for a list. */
export function oneOfList(good: readonly string[]): Kind {
  return { good, wrongType: [1, null, true, {}, [good[0]]], wrongValue: ["", "both", `${good[0]} `, "toString"] };
}

/** A function that does something with its argument. */
export function functionLike(good: unknown): Kind {
  return { ...CALLBACK, good: [good] };
}

/** An object of a certain kind. */
export function objectLike(...good: readonly unknown[]): Kind {
  return { good, wrongType: [1, true, () => {}, {}, [], new URL("http://a/")], wrongValue: [] };
}
