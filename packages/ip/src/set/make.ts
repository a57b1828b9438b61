import type { Result } from "@url/result";
import { type AddressErrorCode, fail, type IPError } from "../error.ts";
import { expectIterable } from "../expect.ts";
import { addToBits, fillBits, type Pieces, readPieces } from "../pieces.ts";
import type { PrefixErrorCode } from "../prefix/prefix.ts";
import { faultOf } from "../prefix/range.ts";
import { readPrefix } from "../prefix/read.ts";
import { compareWords, type Width, wordsOf } from "../words.ts";
import type { IPSet } from "./ip-set.ts";

/** Why there is no set: an error in the item at `index`. The range is of the item, in UTF-16 code units. */
export interface SetError extends ItemError {
  readonly index: number;
}

type ItemError = IPError<AddressErrorCode | PrefixErrorCode | "range-of-two-families" | "range-reversed">;

/**
 * Makes a set of all addresses in the items, which are prefixes, ranges (`first-last`) and addresses. Takes
 * O(n log n). Fails with the error of the first item that is none of these, and its `index`.
 * @throws TypeError if `items` is not an array or another iterable, or is a string
 * @example makeSet(["::1", "10.0.0.0/33"]) // → { ok: false, error: { code: "prefix-length-out-of-range", start: 9, end: 11, index: 1 } }
 */
export function makeSet(items: Iterable<string>): Result<IPSet, SetError> {
  expectIterable(items, "makeSet", "items", "an iterable of strings");
  const ipv4: Pieces[] = [];
  const ipv6: Pieces[] = [];
  let index = 0;
  for (const item of items) {
    const read = readItem(`${item}`);
    if (!read.ok) return { ok: false, error: { ...read.error, index } };
    const [first, last] = read.value;
    (first.length === 2 ? ipv4 : ipv6).push(first, last);
    index++;
  }
  return { ok: true, value: { ipv4: changesOf(ipv4, 1), ipv6: changesOf(ipv6, 4) } };
}

/** Reads the first and the last address of an item. */
function readItem(text: string): Result<readonly [first: Pieces, last: Pieces], ItemError> {
  if (text.includes("/")) {
    const read = readPrefix(text);
    if (!read.ok) return read;
    const { pieces, length } = read.value;
    return { ok: true, value: [pieces, fillBits(pieces.slice(), length, 1)] };
  }
  // 192.0.2.1-192.0.2.9
  //          ^ dash
  const dash = text.indexOf("-");
  const first = readPieces(dash === -1 ? text : text.slice(0, dash));
  if (!first.ok) return first;
  if (dash === -1) return { ok: true, value: [first.value, first.value] };
  const start = dash + 1;
  const last = readPieces(text.slice(start));
  if (!last.ok) return fail(last.error.code, start + last.error.start, start + last.error.end);
  const code = faultOf(first.value, last.value);
  return code === null ? { ok: true, value: [first.value, last.value] } : fail(code, start, text.length);
}

/** Computes the changes of the union of the ranges, from their bounds: first, last, first, last … */
function changesOf(bounds: readonly Pieces[], width: Width): Uint32Array {
  // A first address counts 1, and the address after a last one -1. The last address of a family has none after it.
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
