import type { List } from "../list.ts";

/**
 * Sorts a short list by the code units of the names, stably, and returns true; returns false for a longer one. `sort` of the
 * engine takes 150 ns before it compares anything; most queries have a few pairs, which are often in order already.
 */
export function sortFew(list: List): boolean {
  if (list.length > FEW) return false;
  for (let i = 2; i < list.length; i += 2) {
    const name = list[i]!;
    if (list[i - 2]! <= name) continue;
    const value = list[i + 1]!;
    let at = i;
    for (; at > 0 && list[at - 2]! > name; at -= 2) {
      list[at] = list[at - 2]!;
      list[at + 1] = list[at - 1]!;
    }
    list[at] = name;
    list[at + 1] = value;
  }
  return true;
}

/** 32 pairs. Insertion takes a step for each pair that is out of order, so at most 500 here. */
const FEW = 64;
