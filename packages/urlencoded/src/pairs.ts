/** Pairs of names and values: what `parse` returns, a `Map` of strings, or a `URLSearchParams`. */
export type Pairs = Iterable<readonly [name: string, value: string]>;

/** Throws a TypeError if `pairs`, an argument of the function `where`, is not an iterable. */
export function expectPairs(pairs: unknown, where: string): void {
  if (typeof (pairs as Pairs | null)?.[Symbol.iterator] !== "function") refusePairs(where);
}

/** Returns name and value as text. Throws a TypeError if `pair` is not a list of two, as a `URLSearchParams` does. */
export function pairOf(
  pair: readonly [name: unknown, value: unknown],
  where: string,
): readonly [name: string, value: string] {
  if (!Array.isArray(pair) || pair.length !== 2) refusePairs(where);
  // Strings are returned as they are: converting them took 5 % of the time of `serialize`.
  return typeof pair[0] === "string" && typeof pair[1] === "string"
    ? (pair as readonly [string, string])
    : [`${pair[0]}`, `${pair[1]}`];
}

// Without `refuse`, which shows the value: it would take 0.2 KB of a bundle that only serializes.
function refusePairs(where: string): never {
  throw new TypeError(`${where}: pairs must be an iterable of [name, value].`);
}
