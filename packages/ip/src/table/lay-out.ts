import { compareWords } from "../words.ts";
import type { Runs } from "./table.ts";

/**
 * Flattens nested prefixes into runs. Walks through the prefixes in the order of their first addresses, shorter ones
 * first, with a stack of those that have not ended. A prefix starts a run, and after its last address starts a run of
 * the prefix that contains it.
 */
export function layOut<Value>(
  addresses: Uint32Array,
  lengths: Uint8Array,
  values: readonly Value[],
  full: 1 | 4,
): Runs<Value> {
  const count = values.length;
  const width = full === 4 && lengths.every((length) => length <= 64) ? 2 : full;
  const order = Uint32Array.from({ length: count }, (_, entry) => entry).sort(
    (a, b) => compareWords(addresses, a * full, addresses, b * full, width) || lengths[a]! - lengths[b]! || a - b,
  );

  const starts = new Uint32Array((count * 2 + 1) * width);
  const owners = new Uint32Array(count * 2 + 1);
  let size = 1;
  owners[0] = count;
  /** Starts a run at the address in `words`. A second run that starts there replaces the first one. */
  const begin = (words: Uint32Array, at: number, owner: number): void => {
    if (compareWords(starts, (size - 1) * width, words, at, width) !== 0) size++;
    for (let word = 0; word < width; word++) starts[(size - 1) * width + word] = words[at + word]!;
    owners[size - 1] = owner;
  };

  const end = new Uint32Array(width);
  const open: number[] = [];
  const closeUntil = (words: Uint32Array | null, at: number): void => {
    for (;;) {
      const entry = open[open.length - 1];
      if (entry === undefined) return;
      const hasEnd = writeEnd(end, addresses, entry * full, lengths[entry]!);
      if (words !== null && (!hasEnd || compareWords(end, 0, words, at, width) > 0)) return;
      open.pop();
      if (hasEnd) begin(end, 0, open[open.length - 1] ?? count);
    }
  };
  for (const entry of order) {
    closeUntil(addresses, entry * full);
    begin(addresses, entry * full, entry);
    open.push(entry);
  }
  closeUntil(null, 0);

  const cut = starts.slice(0, size * width);
  return { width, starts: cut, owners: owners.slice(0, size), index: indexOf(cut, width), lengths, values };
}

/** Writes the address after the last one of a prefix to `end`. Returns false if there is none. */
function writeEnd(end: Uint32Array, addresses: Uint32Array, at: number, length: number): boolean {
  for (let word = 0; word < end.length; word++) end[word] = addresses[at + word]!;
  let carry = 2 ** (-length & 31);
  for (let word = (length - 1) >> 5; word >= 0; word--) {
    const sum = end[word]! + carry;
    end[word] = sum;
    if (sum < 2 ** 32) return true;
    carry = 1;
  }
  return false;
}

function indexOf(starts: Uint32Array, width: number): Uint32Array {
  const index = new Uint32Array(0x10001);
  for (let at = 0; at < starts.length; at += width) index[(starts[at]! >>> 16) + 1]!++;
  for (let head = 0; head < 0x10000; head++) index[head + 1]! += index[head]!;
  return index;
}
