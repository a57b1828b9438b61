/** A name and a value, decoded. */
export type Pair = [name: string, value: string];

/** Adds `more` to `pairs`, without a spread, which overflows the stack for many. */
export function addPairs(pairs: Pair[], more: readonly Pair[]): void {
  for (const pair of more) pairs.push(pair);
}
