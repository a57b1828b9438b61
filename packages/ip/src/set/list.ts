import type { Address } from "../address.ts";
import { isMapped } from "../mapped.ts";
import { addToBits, type Pieces, writePieces } from "../pieces.ts";
import type { Prefix } from "../prefix/prefix.ts";
import { splitRange } from "../prefix/range.ts";
import { writePrefix } from "../prefix/read.ts";
import { piecesOf, type Width } from "../words.ts";
import { expectSet, type IPSet } from "./ip-set.ts";

/**
 * Returns an iterator over the fewest prefixes that contain exactly the addresses of a set. They are in order, IPv4
 * first.
 * @throws TypeError if `set` is not a set
 * @example [...prefixesOf(orThrow(makeSet(["10.0.0.0-10.0.0.2"])))] // → ["10.0.0.0/31", "10.0.0.2/32"]
 */
export function prefixesOf(set: IPSet): IterableIterator<Prefix> {
  expectSet(set, "prefixesOf", "set");
  return iteratePrefixes(set);
}

/**
 * Returns an iterator over the fewest ranges that contain exactly the addresses of a set, each as its first and its
 * last address. They are in order, IPv4 first.
 * @throws TypeError if `set` is not a set
 * @example [...addressRangesOf(orThrow(makeSet(["10.0.0.0/31", "10.0.0.2"])))] // → [["10.0.0.0", "10.0.0.2"]]
 */
export function addressRangesOf(set: IPSet): IterableIterator<readonly [first: Address, last: Address]> {
  expectSet(set, "addressRangesOf", "set");
  return iterateRanges(set);
}

function* iteratePrefixes(set: IPSet): IterableIterator<Prefix> {
  const found: Prefix[] = [];
  for (const [first, last] of ranges(set)) {
    eachPrefixBetween(first, last, (pieces, length) => found.push(writePrefix(pieces, length)));
    yield* found;
    found.length = 0;
  }
}

/** Calls `found` for each prefix of a range of a set, in order. It must read or copy the pieces before it returns. */
export function eachPrefixBetween(first: Pieces, last: Pieces, found: (pieces: Pieces, length: number) => void): void {
  splitRange(first, last, (pieces, length) => {
    // What is left of a range that ends with ::ffff:0:0/96: as text, it would be read as all of IPv4.
    if (length < 96 || !isMapped(pieces)) found(pieces, length);
  });
}

function* iterateRanges(set: IPSet): IterableIterator<readonly [first: Address, last: Address]> {
  for (const [first, last] of ranges(set)) {
    // The block of the mapped addresses ends the range, and goes with the address before it: that one is the last.
    if (isMapped(last)) last.set([0xfffe, 0xffff, 0xffff], 5);
    yield [writePieces(first), writePieces(last)];
  }
}

function* ranges({ ipv4, ipv6 }: IPSet): Iterable<readonly [first: Pieces, last: Pieces]> {
  yield* rangesIn(ipv4, 1);
  yield* rangesIn(ipv6, 4);
}

function* rangesIn(changes: Uint32Array, width: Width): Iterable<readonly [first: Pieces, last: Pieces]> {
  for (let at = 0; at < changes.length; at += width * 2) {
    const end = at + width;
    const last = end < changes.length ? piecesOf(changes, end, width) : new Uint16Array(width * 2);
    // The address before the first one that is not in the set. Without one, zero wraps around to the last address.
    addToBits(last, width * 32, -1);
    yield [piecesOf(changes, at, width), last];
  }
}
