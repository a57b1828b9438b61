import type { Prefix } from "../prefix/prefix.ts";
import { writePrefix } from "../prefix/read.ts";
import type { Entries } from "./table.ts";

/** A prefix of a table, and its value. */
export type TableEntry<Value> = readonly [prefix: Prefix, value: Value];

/** Returns the canonical text of the prefix of an entry. */
export function prefixAt({ width, starts, lengths }: Entries<unknown>, entry: number): Prefix {
  const pieces = new Uint16Array(width === 1 ? 2 : 8);
  for (let word = 0; word < width; word++) {
    pieces[word * 2] = starts[entry * width + word]! >>> 16;
    pieces[word * 2 + 1] = starts[entry * width + word]!;
  }
  return writePrefix(pieces, lengths[entry]!);
}

export function entryAt<Value>(entries: Entries<Value>, entry: number): TableEntry<Value> {
  return [prefixAt(entries, entry), entries.values[entry]!];
}
