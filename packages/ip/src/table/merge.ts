import { compareWords } from "../words.ts";
import type { Sorted } from "./lay-out.ts";

/** Merges two lists of entries. Of those with the same prefix, the one of `added` stays. */
export function mergeInto<Value>(old: Sorted<Value>, added: Sorted<Value>): Sorted<Value> {
  return combine(old, added, true);
}

/** Returns the entries whose prefixes are not among those of `removed`. */
export function without<Value>(old: Sorted<Value>, removed: Sorted<unknown>): Sorted<Value> {
  return combine(old, removed as Sorted<Value>, false);
}

/** Walks along both lists, and writes the entries of `old`, and those of `other` if it `keeps` them. */
function combine<Value>(old: Sorted<Value>, other: Sorted<Value>, keeps: boolean): Sorted<Value> {
  const width = Math.max(old.width, other.width) as 1 | 2 | 4;
  const [a, b] = [withWidth(old, width), withWidth(other, width)];
  const most = a.lengths.length + (keeps ? b.lengths.length : 0);
  const starts = new Uint32Array(most * width);
  const lengths = new Uint8Array(most);
  const values: Value[] = [];
  const write = (from: Sorted<Value>, entry: number): void => {
    for (let word = 0; word < width; word++) starts[values.length * width + word] = from.starts[entry * width + word]!;
    lengths[values.length] = from.lengths[entry]!;
    values.push(from.values[entry]!);
  };
  for (let i = 0, j = 0; i < a.lengths.length || j < b.lengths.length; ) {
    const order = i === a.lengths.length ? 1 : j === b.lengths.length ? -1 : compare(a, i, b, j);
    if (order < 0) write(a, i);
    else if (keeps) write(b, j);
    if (order <= 0) i++;
    if (order >= 0) j++;
  }
  const size = values.length;
  return { width, starts: starts.slice(0, size * width), lengths: lengths.slice(0, size), values };
}

function compare(a: Sorted<unknown>, i: number, b: Sorted<unknown>, j: number): number {
  return compareWords(a.starts, i * a.width, b.starts, j * b.width, a.width) || a.lengths[i]! - b.lengths[j]!;
}

/** Adds zero words to the addresses of IPv6 prefixes of up to 64 bits. */
function withWidth<Value>(entries: Sorted<Value>, width: 1 | 2 | 4): Sorted<Value> {
  if (entries.width === width) return entries;
  const starts = new Uint32Array(entries.lengths.length * width);
  for (let entry = 0; entry < entries.lengths.length; entry++) {
    for (let word = 0; word < entries.width; word++) {
      starts[entry * width + word] = entries.starts[entry * entries.width + word]!;
    }
  }
  return { ...entries, width, starts };
}
