import { expectPair, refuseType } from "@url/result/internal";

/** Pairs of names and values: what `parse` returns, a `Map` of strings, or a `URLSearchParams`. */
export type Pairs = Iterable<readonly [name: string, value: string]>;

/** Returns `pair`. Throws a TypeError if it is not a list of two strings. */
export function pairOf(pair: unknown, where: string): readonly [name: string, value: string] {
  expectPair(pair, where);
  if (typeof pair[1] !== "string") refuseType(pair[1], where, "a value in pairs", "a string");
  return pair as readonly [string, string];
}
