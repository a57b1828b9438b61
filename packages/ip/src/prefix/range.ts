import type { AddressErrorCode, IPError } from "../error.ts";
import { commonBits, fillBits, isFailure, type Pieces, readPieces } from "../pieces.ts";
import type { Prefix } from "./prefix.ts";
import { writePrefix } from "./read.ts";

/** Why two addresses are no range; `in` names the one that offsets are of. */
export type AddressRangeError = IPError<AddressErrorCode | "range-of-two-families" | "range-reversed"> & {
  readonly in: "first" | "last";
};

/**
 * The fewest prefixes that hold the addresses from `first` to `last`, both included, and no others; in order, 254 at
 * most. Fails with an address's own error, with `range-of-two-families`, or with `range-reversed`.
 */
export function rangeToPrefixes(first: string, last: string): Prefix[] | AddressRangeError {
  const from = readPieces(first);
  if (isFailure(from)) return { ...from, in: "first" };
  const to = readPieces(last);
  if (isFailure(to)) return { ...to, in: "last" };
  if (from.length !== to.length) return { code: "range-of-two-families", start: 0, end: last.length, in: "last" };
  const at = commonBits(from, to) >> 4;
  if (from[at]! > to[at]!) return { code: "range-reversed", start: 0, end: last.length, in: "last" };

  const prefixes: Prefix[] = [];
  splitRange(from, to, (pieces, length) => prefixes.push(writePrefix(pieces, length)));
  return prefixes;
}

/** Tells `found` every prefix of the range, in order. The pieces are read before it returns, or copied. */
export function splitRange(first: Pieces, last: Pieces, found: (pieces: Pieces, length: number) => void): void {
  const common = commonBits(first, last);
  const isWhole =
    commonBits(first, fillBits(first.slice(), common, 0)) === first.length * 16 &&
    commonBits(last, fillBits(last.slice(), common, 1)) === last.length * 16;
  if (isWhole) {
    found(first, common);
    return;
  }
  // first  …0xxxx     the bit after the common ones is where the two halves meet
  // last   …1xxxx
  splitRange(first, fillBits(first.slice(), common + 1, 1), found);
  splitRange(fillBits(last.slice(), common + 1, 0), last, found);
}
