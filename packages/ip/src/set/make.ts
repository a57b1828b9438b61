import type { AddressErrorCode, IPError } from "../error.ts";
import { addToBits, fillBits, isFailure, type Pieces, readPieces } from "../pieces.ts";
import type { PrefixErrorCode } from "../prefix/prefix.ts";
import { failed, readPrefix } from "../prefix/read.ts";
import { compareWords, type Width, wordsOf } from "../words.ts";
import type { IPSet } from "./ip-set.ts";

/** Why there is no set: what is wrong with the item at `index`; offsets are those of its text. */
export type SetError = IPError<AddressErrorCode | PrefixErrorCode | "range-of-two-families" | "range-reversed"> & {
  readonly index: number;
};

/**
 * The set of all addresses in the items: prefixes, ranges as `first-last`, and single addresses.
 * Takes n log n. Fails with the first item that is none of these.
 */
export function makeSet(items: Iterable<string>): IPSet | SetError {
  const ipv4: Pieces[] = [];
  const ipv6: Pieces[] = [];
  let index = 0;
  for (const item of items) {
    const bounds = readItem(item);
    if (!Array.isArray(bounds)) return { ...bounds, index };
    (bounds[0].length === 2 ? ipv4 : ipv6).push(bounds[0], bounds[1]);
    index++;
  }
  return { ipv4: changesOf(ipv4, 1), ipv6: changesOf(ipv6, 4) };
}

/** The first address of an item, and the last. */
function readItem(text: string): [Pieces, Pieces] | Omit<SetError, "index"> {
  if (text.includes("/")) {
    const bits = readPrefix(text);
    return failed(bits) ? bits : [bits.pieces, fillBits(bits.pieces.slice(), bits.length, 1)];
  }
  // 192.0.2.1-192.0.2.9
  //          ^ dash
  const dash = text.indexOf("-");
  const first = readPieces(dash === -1 ? text : text.slice(0, dash));
  if (isFailure(first)) return first;
  if (dash === -1) return [first, first];
  const start = dash + 1;
  const last = readPieces(text.slice(start));
  if (isFailure(last)) return { code: last.code, start: start + last.start, end: start + last.end };
  if (last.length !== first.length) return { code: "range-of-two-families", start, end: text.length };
  const at = first.findIndex((piece, index) => piece !== last[index]);
  if (first[at]! > last[at]!) return { code: "range-reversed", start, end: text.length };
  return [first, last];
}

/** The changes that the ranges make together, from their bounds: first, last, first, last … */
function changesOf(bounds: readonly Pieces[], width: Width): Uint32Array {
  // One that begins counts 1, one that has ended -1; where nothing comes after the last address, nothing ends.
  const words = new Uint32Array(bounds.length * width);
  const order: number[] = [];
  bounds.forEach((pieces, index) => {
    const isLast = index % 2 === 1;
    const copy = isLast ? pieces.slice() : pieces;
    if (isLast && !addToBits(copy, copy.length * 16, 1)) return;
    wordsOf(copy, words, index * width);
    order.push(index);
  });
  order.sort((a, b) => compareWords(words, a * width, words, b * width, width));

  const changes = new Uint32Array(order.length * width);
  let size = 0;
  let depth = 0;
  for (let at = 0; at < order.length; ) {
    const here = order[at]! * width;
    const before = depth;
    for (; at < order.length && compareWords(words, order[at]! * width, words, here, width) === 0; at++) {
      depth += order[at]! % 2 === 0 ? 1 : -1;
    }
    if (depth > 0 === before > 0) continue;
    changes.set(words.subarray(here, here + width), size);
    size += width;
  }
  return changes.slice(0, size);
}
