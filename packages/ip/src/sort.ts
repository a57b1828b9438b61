/**
 * Returns the numbers of records in the order of their keys: record `i` has the `width` words from `i * stride` on. A
 * radix sort, because it takes a tenth of the time of a comparison function. It is stable, and skips the bytes in which
 * all keys agree, so the zeros after IPv6 prefixes cost nothing. `order` has the numbers in the
 * order that ties keep. Writes into `order` and `spare`, and returns one of them.
 */
export function orderOf(
  words: Uint32Array,
  stride: number,
  width: number,
  order: Uint32Array,
  spare: Uint32Array = new Uint32Array(order.length),
): Uint32Array {
  const count = order.length;
  const starts = new Uint32Array(257);
  let from = order;
  let to = spare;
  for (let word = width - 1; word >= 0; word--) {
    const differing = differingBits(words, stride, word, count);
    for (let shift = 0; shift < 32; shift += 8) {
      if (((differing >>> shift) & 0xff) === 0) continue;
      starts.fill(0);
      for (let at = word; at < count * stride; at += stride) starts[((words[at]! >>> shift) & 0xff) + 1]!++;
      for (let byte = 0; byte < 256; byte++) starts[byte + 1]! += starts[byte]!;
      for (let index = 0; index < count; index++) {
        const record = from[index]!;
        to[starts[(words[record * stride + word]! >>> shift) & 0xff]!++] = record;
      }
      [from, to] = [to, from];
    }
  }
  return from;
}

function differingBits(words: Uint32Array, stride: number, word: number, count: number): number {
  let bits = 0;
  for (let at = word; at < count * stride; at += stride) bits |= words[at]! ^ words[word]!;
  return bits;
}

/** Writes the numbers from 0 into an array, and returns it. */
export function number(into: Uint32Array): Uint32Array {
  for (let index = 0; index < into.length; index++) into[index] = index;
  return into;
}
