/** Pairs of names and values: what `parse` returns, a `Map` of strings, or a `URLSearchParams`. */
export type Pairs = Iterable<readonly [name: string, value: string]>;

/** Throws a TypeError if `pairs`, an argument of the function `where`, is not an iterable. */
export function expectPairs(pairs: unknown, where: string): void {
  if (typeof (Object(pairs) as Pairs)[Symbol.iterator] !== "function") refusePairs(where);
}

/** Throws a TypeError if `pair` is not a list of two, as a `URLSearchParams` does. */
export function expectPair(pair: unknown, where: string): void {
  if (!Array.isArray(pair) || pair.length !== 2) refusePairs(where);
}

/** Returns name and value as text. Throws a TypeError if `pair` is not a list of two. */
export function pairOf(pair: readonly [name: unknown, value: unknown], where: string): [name: string, value: string] {
  expectPair(pair, where);
  return [`${pair[0]}`, `${pair[1]}`];
}

// Without `refuse`, which shows the value: it would take 0.2 KB of a bundle that only serializes.
function refusePairs(where: string): never {
  throw new TypeError(`${where}: pairs must be an iterable of [name, value].`);
}
