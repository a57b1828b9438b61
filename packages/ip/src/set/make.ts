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
  const ipv4 = createBounds();
  const ipv6 = createBounds();
  let index = 0;
  for (const item of items) {
    const read = readItem(`${item}`);
    if (!read.ok) return { ok: false, error: { ...read.error, index } };
    const [first, last] = read.value;
    addRange(first.length === 2 ? ipv4 : ipv6, first, last);
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

/** Ranges by their first addresses and the addresses after their last ones, in turn: 0 where a family has none after. */
interface Bounds {
  words: Uint32Array;
  size: number;
}

function createBounds(): Bounds {
  return { words: new Uint32Array(64), size: 0 };
}

/** One array, because two objects for each range would take 500 bytes. */
function addRange(bounds: Bounds, first: Pieces, last: Pieces): void {
  const { words, size } = bounds;
  bounds.size += first.length;
  if (bounds.size > words.length) {
    bounds.words = new Uint32Array(words.length * 2);
    bounds.words.set(words);
  }
  const after = last.slice();
  addToBits(after, after.length * 16, 1);
  wordsOf(first, bounds.words, size);
  wordsOf(after, bounds.words, size + first.length / 2);
}

/** Computes the changes of the union of the ranges. */
function changesOf({ words, size }: Bounds, width: Width): Uint32Array {
  const order = new Uint32Array(size / width / 2).map((_, index) => index * width * 2);
  order.sort((a, b) => compareWords(words, a, words, b, width));
  const changes = new Uint32Array(size);
  let length = 0;
  for (const first of order) {
    const after = first + width;
    const end = length - width;
    const touches = length > 0 && compareWords(words, first, changes, end, width) <= 0;
    if (!touches) {
      changes.set(words.subarray(first, after), length);
      length += width;
    }
    // To the last address of the family: nothing changes behind it.
    if (words.subarray(after, after + width).every((word) => word === 0)) {
      if (touches) length -= width;
      break;
    }
    if (!touches) length += width;
    if (!touches || compareWords(words, after, changes, end, width) > 0) {
      changes.set(words.subarray(after, after + width), length - width);
    }
  }
  return changes.slice(0, length);
}
