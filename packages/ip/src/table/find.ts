import { refuse } from "@url/result/internal";
import { agreeTo, countUpTo, type Width, WORDS } from "../words.ts";
import type { Entries, Table } from "./table.ts";

/** Throws a TypeError for anything but a table, such as a failed result. A detached index has no elements. */
export function entriesFor<Value>(table: Table<Value>, width: Width, where: string): Entries<Value> {
  try {
    const entries = width === 1 ? table.ipv4 : table.ipv6;
    if (entries.index.length >= 2) return entries;
  } catch {
    // `null`, `undefined`, what has no entries, or a revoked proxy.
  }
  refuse(table, where, "table", "a table of makeTable");
}

/** Returns the last entry that starts at or below the address in `WORDS`, or -1. */
export function lastUpTo({ width, starts, index, shift }: Entries<unknown>): number {
  const distance = WORDS[0]! - starts[0]!;
  // Without entries, the distance is NaN.
  if (!(distance >= 0)) return -1;
  const bucket = Math.min(distance >>> shift, index.length - 2);
  return countUpTo(starts, WORDS, width, index[bucket]!, index[bucket + 1]!) - 1;
}

/**
 * Returns the entry of the longest prefix that contains the address in `WORDS`, or -1. Prefixes nest, so it is the last
 * entry that starts at or below the address, or one of those that contain that entry.
 */
export function find(entries: Entries<unknown>): number {
  const { width, starts, lengths } = entries;
  let entry = lastUpTo(entries);
  while (entry !== -1 && !agreeTo(starts, entry * width, WORDS, 0, lengths[entry]!)) entry = parentOf(entries, entry);
  return entry;
}

/** Returns -1 if there is none. A parent comes first, so that a search ends even in bytes that were changed. */
export function parentOf({ parents }: Entries<unknown>, entry: number): number {
  const parent = parents[entry]!;
  return parent < entry ? parent : -1;
}

/** Returns the entry of the prefix in `WORDS` itself, or -1. */
export function findExact(entries: Entries<unknown>): number {
  const length = WORDS[4]!;
  let entry = find(entries);
  while (entry !== -1 && entries.lengths[entry]! > length) entry = parentOf(entries, entry);
  return entry !== -1 && entries.lengths[entry] === length ? entry : -1;
}
