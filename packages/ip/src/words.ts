import { readIPv4 } from "@url/ipv4/internal";
import { readIPv6 } from "@url/ipv6/internal";
import { isIPv6Text } from "./is-ipv6-text.ts";
import type { Pieces } from "./pieces.ts";

/** How many 32-bit words an address takes in the flat arrays of sets and tables: one for IPv4, four for IPv6. */
export type Width = 1 | 4;

/**
 * Reads an address into {@link WORDS} and returns how many words it has, or 0 if `text` is not an address. With
 * `unmaps`, an IPv4-mapped address is read as the IPv4 address in it. Allocates nothing, unless there is an error.
 */
export function readWords(text: unknown, unmaps = false): Width | 0 {
  if (typeof text !== "string") return 0;
  if (!isIPv6Text(text)) {
    const address = readIPv4(text);
    if (typeof address !== "number") return 0;
    WORDS[0] = address;
    return 1;
  }
  if (readIPv6(text, PIECES) !== null) return 0;
  wordsOf(PIECES, WORDS, 0);
  if (!unmaps || WORDS[0] !== 0 || WORDS[1] !== 0 || WORDS[2] !== 0xffff) return 4;
  WORDS[0] = WORDS[3]!;
  return 1;
}

/** Writes pieces into `into` as words, from the index `at` on. */
export function wordsOf(pieces: Pieces, into: Uint32Array, at: number): void {
  for (let index = 0; index < pieces.length; index += 2) {
    into[at++] = (pieces[index]! << 16) | pieces[index + 1]!;
  }
}

/** Returns the pieces of the address whose `width` words are at `at`. */
export function piecesOf(words: Uint32Array, at: number, width: Width): Pieces {
  return Uint16Array.from({ length: width * 2 }, (_, index) => words[at + (index >> 1)]! >>> (index & 1 ? 0 : 16));
}

/** Compares the addresses at `i` in `a` and at `j` in `b`. Returns a negative number, zero or a positive number. */
export function compareWords(a: Uint32Array, i: number, b: Uint32Array, j: number, width: number): number {
  for (let word = 0; word < width; word++) {
    const difference = a[i + word]! - b[j + word]!;
    if (difference !== 0) return difference;
  }
  return 0;
}

/** Returns how many of the sorted addresses are at or below the one in `key`. */
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
    // Usually the first words differ. Comparing them here makes the search a third faster.
    const word = sorted[middle * width]!;
    if (word > head || (word === head && compareWords(sorted, middle * width, key, 0, width) > 0)) high = middle;
    else low = middle + 1;
  }
  return low;
}

/** Overwritten by each call of {@link readWords}. */
export const WORDS: Uint32Array = /* @__PURE__ */ new Uint32Array(4);

const PIECES = /* @__PURE__ */ new Uint16Array(8);
