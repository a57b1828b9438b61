import { parseIPv4 } from "@url/ipv4";
import { parseIPv6 } from "@url/ipv6";
import { isIPv6Text } from "./is-ipv6-text.ts";
import type { Pieces } from "./pieces.ts";

/** An address in 32-bit words: one for IPv4, four for IPv6. What flat arrays hold. */
export type Width = 1 | 4;

/**
 * Reads an address into {@link WORDS} and tells how many words it has; 0 for a text that is none. With `unmaps`, an
 * IPv4-mapped address is read as the IPv4 address in it. Nothing is allocated.
 */
export function readWords(text: string, unmaps = false): Width | 0 {
  if (!isIPv6Text(text)) {
    const address = parseIPv4(text);
    if (typeof address !== "number") return 0;
    WORDS[0] = address;
    return 1;
  }
  if ("code" in parseIPv6(text, PIECES)) return 0;
  wordsOf(PIECES, WORDS, 0);
  if (!unmaps || WORDS[0] !== 0 || WORDS[1] !== 0 || WORDS[2] !== 0xffff) return 4;
  WORDS[0] = WORDS[3]!;
  return 1;
}

/** Writes the pieces into `into`, as words from the index `at` on. */
export function wordsOf(pieces: Pieces, into: Uint32Array, at: number): void {
  for (let index = 0; index < pieces.length; index += 2) {
    into[at++] = (pieces[index]! << 16) | pieces[index + 1]!;
  }
}

/** The pieces of the address whose `width` words are at `at`. */
export function piecesOf(words: Uint32Array, at: number, width: Width): Pieces {
  return Uint16Array.from({ length: width * 2 }, (_, index) => words[at + (index >> 1)]! >>> (index & 1 ? 0 : 16));
}

/** Compares the addresses at `i` of `a` and at `j` of `b`: negative, zero or positive. */
export function compareWords(a: Uint32Array, i: number, b: Uint32Array, j: number, width: number): number {
  for (let word = 0; word < width; word++) {
    const difference = a[i + word]! - b[j + word]!;
    if (difference !== 0) return difference;
  }
  return 0;
}

/** How many of the sorted addresses are not beyond that in `key`. */
export function countUpTo(
  sorted: Uint32Array,
  key: Uint32Array,
  width: number,
  low = 0,
  high: number = sorted.length / width,
): number {
  const head = key[0]!;
  while (low < high) {
    const middle = (low + high) >>> 1;
    // The first words differ as a rule: to look at them here takes a third off the search.
    const word = sorted[middle * width]!;
    if (word > head || (word === head && compareWords(sorted, middle * width, key, 0, width) > 0)) high = middle;
    else low = middle + 1;
  }
  return low;
}

/** Written by {@link readWords} and read before the next call. */
export const WORDS: Uint32Array = /* @__PURE__ */ new Uint32Array(4);

const PIECES = /* @__PURE__ */ new Uint16Array(8);
