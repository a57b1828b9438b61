import { addToBits, fillBits } from "../pieces.ts";
import type { Prefix, PrefixError } from "./prefix.ts";
import { type Bits, failed, readPrefix, writePrefix } from "./read.ts";

/**
 * The subnets of that length, in order, made one at a time: `2001:db8::/32` has 2^32 of length 64.
 * Fails with `prefix-length-out-of-range` when the length is shorter than the prefix's own, or none.
 */
export function subnets(prefix: string, newLength: number): IterableIterator<Prefix> | PrefixError {
  const bits = readPrefix(prefix);
  if (failed(bits)) return bits;
  if (!isLength(newLength, bits.length, bits.pieces.length * 16)) return outOfRange(prefix);
  return iterate(bits, newLength);
}

/**
 * The prefix of that length, one bit shorter by default, that has this one in it.
 * Fails with `prefix-length-out-of-range` when the length is longer than the prefix's own, or none: `/0` has no supernet.
 */
export function supernet(prefix: string, newLength?: number): Prefix | PrefixError {
  const bits = readPrefix(prefix);
  if (failed(bits)) return bits;
  const length = newLength ?? bits.length - 1;
  if (!isLength(length, 0, bits.length)) return outOfRange(prefix);
  return writePrefix(fillBits(bits.pieces, length, 0), length);
}

function* iterate({ pieces, length }: Bits, newLength: number): IterableIterator<Prefix> {
  const last = fillBits(fillBits(pieces.slice(), length, 1), newLength, 0).join();
  for (;;) {
    yield writePrefix(pieces, newLength);
    if (pieces.join() === last) return;
    addToBits(pieces, newLength, 1);
  }
}

function isLength(value: number, least: number, most: number): boolean {
  return Number.isInteger(value) && value >= least && value <= most;
}

function outOfRange(prefix: string): PrefixError {
  return { code: "prefix-length-out-of-range", start: 0, end: prefix.length };
}
