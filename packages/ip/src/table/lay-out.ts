import { agreeTo } from "../words.ts";
import { type Entries, NONE, type Table } from "./table.ts";

/** Prefixes in order, each once, and their values. */
export type Sorted<Value> = Pick<Entries<Value>, "width" | "starts" | "lengths" | "values">;

/** The entries of both families. */
export interface BothSorted<Value> {
  readonly ipv4: Sorted<Value>;
  readonly ipv6: Sorted<Value>;
}

export function tableOf<Value>({ ipv4, ipv6 }: BothSorted<Value>): Table<Value> {
  return { ipv4: layOut(ipv4), ipv6: layOut(ipv6) };
}

/** Computes what a search needs: the parents and the index. Takes O(n). */
function layOut<Value>(sorted: Sorted<Value>): Entries<Value> {
  const { width, starts, lengths, values } = sorted;
  const parents = new Uint32Array(lengths.length);
  eachParent(sorted, (entry, parent) => {
    parents[entry] = parent;
    return true;
  });
  return { width, starts, lengths, parents, ...indexOf(sorted), values };
}

/**
 * Calls `found` with each entry and its parent, until it returns false. Returns whether it never did. Walks through the
 * entries with a stack of those that have not ended: at most one for each length.
 */
export function eachParent(
  { width, starts, lengths }: Sorted<unknown>,
  found: (entry: number, parent: number) => boolean,
): boolean {
  const open = new Uint32Array(130);
  let depth = 0;
  for (let entry = 0; entry < lengths.length; entry++) {
    while (depth > 0 && !agreeTo(starts, open[depth - 1]! * width, starts, entry * width, lengths[open[depth - 1]!]!)) {
      depth--;
    }
    if (!found(entry, depth === 0 ? NONE : open[depth - 1]!)) return false;
    open[depth++] = entry;
  }
  return true;
}

/** Makes the index: a bucket for every two to four entries, so that it takes at most two bytes for each of them. */
export function indexOf({ width, starts, lengths }: Sorted<unknown>): Pick<Entries<unknown>, "index" | "shift"> {
  const count = lengths.length;
  const bits = Math.max(1, 30 - Math.clz32(count));
  const base = starts[0] ?? 0;
  const span = count === 0 ? 0 : starts[(count - 1) * width]! - base;
  const shift = Math.max(0, 32 - Math.clz32(span) - bits);
  const index = new Uint32Array((span >>> shift) + 2);
  for (let entry = 0; entry < count; entry++) index[((starts[entry * width]! - base) >>> shift) + 1]!++;
  for (let bucket = 1; bucket < index.length; bucket++) index[bucket]! += index[bucket - 1]!;
  return { index, shift };
}
