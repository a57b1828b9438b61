import type { Address } from "../address.ts";
import { addToBits, type Pieces, writePieces } from "../pieces.ts";
import type { Prefix } from "../prefix/prefix.ts";
import { splitRange } from "../prefix/range.ts";
import { writePrefix } from "../prefix/read.ts";
import { piecesOf, type Width } from "../words.ts";
import type { IPSet } from "./ip-set.ts";

/** The fewest prefixes that hold the set's addresses and no others, in order, IPv4 first. */
export function setToPrefixes(set: IPSet): Prefix[] {
  const prefixes: Prefix[] = [];
  eachRange(set, (first, last) =>
    splitRange(first, last, (pieces, length) => prefixes.push(writePrefix(pieces, length))),
  );
  return prefixes;
}

/** The fewest ranges, each its first and its last address, in order, IPv4 first. */
export function setToRanges(set: IPSet): (readonly [first: Address, last: Address])[] {
  const ranges: [Address, Address][] = [];
  eachRange(set, (first, last) => ranges.push([writePieces(first), writePieces(last)]));
  return ranges;
}

function eachRange({ ipv4, ipv6 }: IPSet, found: (first: Pieces, last: Pieces) => void): void {
  eachRangeOf(ipv4, 1, found);
  eachRangeOf(ipv6, 4, found);
}

function eachRangeOf(changes: Uint32Array, width: Width, found: (first: Pieces, last: Pieces) => void): void {
  for (let at = 0; at < changes.length; at += width * 2) {
    const end = at + width;
    const last = end < changes.length ? piecesOf(changes, end, width) : new Uint16Array(width * 2);
    // One less than the first address that is out; one less than none, which wraps around to the last of all.
    addToBits(last, width * 32, -1);
    found(piecesOf(changes, at, width), last);
  }
}
