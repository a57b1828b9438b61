import type { Address } from "../address.ts";
import { addToBits, type Pieces, writePieces } from "../pieces.ts";
import type { Prefix } from "../prefix/prefix.ts";
import { splitRange } from "../prefix/range.ts";
import { writePrefix } from "../prefix/read.ts";
import { piecesOf, type Width } from "../words.ts";
import { changesFor, type IPSet } from "./ip-set.ts";

/**
 * Returns the fewest prefixes that contain exactly the addresses of a set. They are in order, IPv4 first.
 * @throws TypeError if `set` is not a set
 * @example setToPrefixes(orThrow(makeSet(["10.0.0.0-10.0.0.2"]))) // → ["10.0.0.0/31", "10.0.0.2/32"]
 */
export function setToPrefixes(set: IPSet): Prefix[] {
  const prefixes: Prefix[] = [];
  eachPrefix(set, "setToPrefixes", (prefix) => prefixes.push(prefix));
  return prefixes;
}

/** Calls `found` for each of them, on behalf of the function `where`. */
export function eachPrefix(set: IPSet, where: string, found: (prefix: Prefix) => void): void {
  eachRange(set, where, (first, last) =>
    splitRange(first, last, (pieces, length) => found(writePrefix(pieces, length))),
  );
}

/**
 * Returns the fewest ranges that contain exactly the addresses of a set, each as its first and its last address. They
 * are in order, IPv4 first.
 * @throws TypeError if `set` is not a set
 * @example setToRanges(orThrow(makeSet(["10.0.0.0/31", "10.0.0.2"]))) // → [["10.0.0.0", "10.0.0.2"]]
 */
export function setToRanges(set: IPSet): (readonly [first: Address, last: Address])[] {
  const ranges: [Address, Address][] = [];
  eachRange(set, "setToRanges", (first, last) => ranges.push([writePieces(first), writePieces(last)]));
  return ranges;
}

function eachRange(set: IPSet, where: string, found: (first: Pieces, last: Pieces) => void): void {
  eachRangeOf(changesFor(set, 1, where, "set"), 1, found);
  eachRangeOf(changesFor(set, 4, where, "set"), 4, found);
}

function eachRangeOf(changes: Uint32Array, width: Width, found: (first: Pieces, last: Pieces) => void): void {
  for (let at = 0; at < changes.length; at += width * 2) {
    const end = at + width;
    const last = end < changes.length ? piecesOf(changes, end, width) : new Uint16Array(width * 2);
    // The address before the first one that is not in the set. Without one, zero wraps around to the last address.
    addToBits(last, width * 32, -1);
    found(piecesOf(changes, at, width), last);
  }
}
