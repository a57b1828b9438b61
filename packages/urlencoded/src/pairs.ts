import { expectPair, isArray, refuseType } from "@url/result/internal";

/** Pairs of names and values: what `parse` returns, a `Map` of strings, or a `URLSearchParams`. */
export type Pairs = Iterable<readonly [name: string, value: string]>;

/** Returns `pair`. Throws a TypeError if it is not a list of two strings. */
export function pairOf(pair: unknown, where: string): readonly [name: string, value: string] {
  // One condition for what nearly all pairs are: the calls took 3 to 8 % of the time of `serialize`.
  if (isArray(pair) && pair.length === 2 && typeof pair[0] === "string" && typeof pair[1] === "string") {
    return pair as unknown as readonly [string, string];
  }
  expectPair(pair, where);
  if (typeof pair[1] !== "string") refuseType(pair[1], where, "a value in pairs", "a string");
  return pair as readonly [string, string];
}
