import type { Pair } from "./iterator.ts";

/** A query, and what was read of it: the first pairs, and where the next one begins. */
export interface UnparsedQuery {
  text: string;
  readonly pairs: Pair[];
  at: number;
}

/** Returns the index of the first pair from `from` on with this name and, if passed, this value; the length without one. */
export function find(list: readonly Pair[], name: string, value?: string, from: number = 0): number {
  for (; from < list.length; from++) {
    const pair = list[from]!;
    if (pair[0] === name && (value === undefined || pair[1] === value)) break;
  }
  return from;
}

/** Removes the pairs from `from` on that `find` would find, in one pass. */
export function remove(list: Pair[], name: string, value?: string, from?: number): void {
  let kept = find(list, name, value, from);
  for (let i = kept + 1; i < list.length; i++) {
    const pair = list[i]!;
    if (pair[0] !== name || (value !== undefined && pair[1] !== value)) list[kept++] = pair;
  }
  // Setting the length of an array takes 50 ns.
  while (kept < list.length) list.pop();
}
