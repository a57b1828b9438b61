import { readIPv6 } from "@url/ipv6/internal";
import type { Pieces } from "./pieces.ts";
import { scanIPv4 } from "./scan.ts";

/** How many 32-bit words an address takes in the flat arrays of sets and tables: one for IPv4, four for IPv6. */
export type Width = 1 | 4;

/**
 * Reads an address, as text or as its 4 or 16 bytes, into {@link WORDS}. Returns how many words it has, or 0 if it is
 * not an address. An IPv4-mapped address is read as the IPv4 address that it stands for. Allocates nothing, unless
 * there is an error.
 * @see https://www.rfc-editor.org/rfc/rfc4291#section-2.5.5.2
 */
export function readWords(address: unknown): Width | 0 {
  if (typeof address !== "string") return isBytes(address) ? readByteWords(address, 0, address.length) : 0;
  return scanIPv4(address, 0, address.length, WORDS) ? 1 : readIPv6Words(address);
}

function readIPv6Words(text: string): Width | 0 {
  if (readIPv6(text, PIECES) !== null) return 0;
  wordsOf(PIECES, WORDS, 0);
  return unmapWords();
}

/** Reads the address in `length` bytes from the index `at` on, in network order. Returns 0 if it is not 4 or 16. */
export function readByteWords(bytes: ArrayLike<number>, at: number, length: number): Width | 0 {
  if (length !== 4 && length !== 16) return 0;
  for (let word = 0; word < length >> 2; word++, at += 4) {
    WORDS[word] = (bytes[at]! << 24) | (bytes[at + 1]! << 16) | (bytes[at + 2]! << 8) | bytes[at + 3]!;
  }
  return length === 4 ? 1 : unmapWords();
}

/** Typed arrays of bytes only: the elements of any other array need a check each. */
export function isBytes(value: unknown): value is Uint8Array {
  return ArrayBuffer.isView(value) && (value as Uint8Array).BYTES_PER_ELEMENT === 1 && !(value instanceof Int8Array);
}

/** Replaces an IPv4-mapped address in {@link WORDS} by the IPv4 address in it. Returns the width. */
function unmapWords(): Width {
  if (WORDS[2] !== 0xffff || WORDS[0] !== 0 || WORDS[1] !== 0) return 4;
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
  const pieces = new Uint16Array(width * 2);
  for (let word = 0; word < width; word++) {
    pieces[word * 2] = words[at + word]! >>> 16;
    pieces[word * 2 + 1] = words[at + word]!;
  }
  return pieces;
}

/** Clears the bits after the first `length` bits of an address. Returns whether one of them was set. */
export function clearHostBits(words: Uint32Array, at: number, width: Width, length: number): boolean {
  let wasSet = false;
  for (let word = 0; word < width; word++) {
    const bits = hostBits(length - word * 32);
    if ((words[at + word]! & bits) === 0) continue;
    words[at + word]! &= ~bits;
    wasSet = true;
  }
  return wasSet;
}

/** Sets the bits after the first `length` bits of an address. */
export function setHostBits(words: Uint32Array, at: number, width: Width, length: number): void {
  for (let word = 0; word < width; word++) words[at + word]! |= hostBits(length - word * 32);
}

/** The host bits of a word in which the network has `length` bits: all if it has none, and none if it has 32 or more. */
function hostBits(length: number): number {
  if (length >= 32) return 0;
  return length <= 0 ? -1 : -1 >>> length;
}

/** Adds 1 to an address, in place. The address after the last one is zero. */
export function increment(words: Uint32Array, at: number, width: Width): void {
  for (let word = at + width - 1; word >= at; word--) {
    words[word]!++;
    if (words[word] !== 0) return;
  }
}

/** Whether two addresses have the same first `length` bits. */
export function agreeTo(a: Uint32Array, i: number, b: Uint32Array, j: number, length: number): boolean {
  for (; length >= 32; length -= 32) if (a[i++] !== b[j++]) return false;
  return length === 0 || (a[i]! ^ b[j]!) >>> (32 - length) === 0;
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
  at = 0,
): number {
  const head = key[at]!;
  while (low < high) {
    // Not (low + high) >>> 1: bounds that were read from wrong bytes would overflow, and the search never end.
    const middle = low + ((high - low) >>> 1);
    // Usually the first words differ. Comparing them here makes the search a third faster.
    const word = sorted[middle * width]!;
    if (word > head || (word === head && compareWords(sorted, middle * width, key, at, width) > 0)) high = middle;
    else low = middle + 1;
  }
  return low;
}

/** The words of an address, and the length of a prefix behind them. Overwritten by each call that reads. */
export const WORDS: Uint32Array = /* @__PURE__ */ new Uint32Array(5);

const PIECES = /* @__PURE__ */ new Uint16Array(8);
