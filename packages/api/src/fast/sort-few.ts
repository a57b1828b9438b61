import type { Pair } from "../iterator.ts";

/**
 * Sorts a short list by the code units of the names, stably, and returns true; returns false for a longer one. `sort` of the
 * engine takes 150 ns before it compares anything; most queries have a few pairs, which are often in order already.
 */
export function sortFew(list: Pair[]): boolean {
  if (list.length > FEW) return false;
  for (let i = 1; i < list.length; i++) {
    const pair = list[i]!;
    const name = pair[0];
    let at = i;
    for (; at > 0 && list[at - 1]![0] > name; at--) list[at] = list[at - 1]!;
    list[at] = pair;
  }
  return true;
}

/** Insertion takes a step for each pair that is out of order, so at most 500 here. */
const FEW = 32;
