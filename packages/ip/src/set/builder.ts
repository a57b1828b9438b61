import { number, orderOf } from "../sort.ts";
import { compareWords, increment, type Width } from "../words.ts";
import type { IPSet } from "./ip-set.ts";
import { mergeInto } from "./merge.ts";
import { ENDS } from "./read-item.ts";

/** Collects ranges, in any order, and makes a set of them. */
export interface Builder {
  /** Adds the range in {@link ENDS}. */
  add(width: Width): void;
  finish(): IPSet;
}

/**
 * Creates a builder. It collects ranges in flat arrays and merges them into the changes of the set whenever there are a
 * quarter as many. All arrays are used again: an engine does not free one until it collects garbage, which it puts off
 * for tens of megabytes. So building takes about four times the memory of the set, however many ranges there are.
 */
export function createBuilder(): Builder {
  const ipv4 = createFamily(1);
  const ipv6 = createFamily(4);
  return {
    add: (width) => addRange(width === 1 ? ipv4 : ipv6),
    finish: () => ({ ipv4: finishFamily(ipv4), ipv6: finishFamily(ipv6) }),
  };
}

interface Family {
  readonly width: Width;
  /** Pairs: the first address of a range and the address after its last one, which is 0 if the family has none. */
  ranges: Uint32Array;
  size: number;
  /** The changes of all ranges that were merged. */
  changes: Uint32Array;
  length: number;
  /** Arrays that are written by each merge: its result, the changes that it adds, and two orders of the ranges. */
  spare: Uint32Array;
  added: Uint32Array;
  orders: readonly [Uint32Array, Uint32Array];
}

function createFamily(width: Width): Family {
  const none = new Uint32Array(0);
  return {
    width,
    ranges: new Uint32Array(32),
    size: 0,
    changes: none,
    length: 0,
    spare: none,
    added: none,
    orders: [none, none],
  };
}

/** Fewer words than this are not worth a merge. */
const LEAST = 16_384;

function addRange(family: Family): void {
  const { width } = family;
  if (family.size === family.ranges.length) makeRoom(family);
  const { ranges, size } = family;
  for (let word = 0; word < width; word++) {
    ranges[size + word] = ENDS[word]!;
    ranges[size + width + word] = ENDS[4 + word]!;
  }
  increment(ranges, size + width, width);
  family.size += width * 2;
}

function makeRoom(family: Family): void {
  const { ranges, length } = family;
  if (ranges.length >= Math.max(LEAST, length / 4)) {
    flush(family);
    return;
  }
  family.ranges = new Uint32Array(ranges.length * 2);
  family.ranges.set(ranges);
}

function finishFamily(family: Family): Uint32Array {
  flush(family);
  return family.changes.slice(0, family.length);
}

/** Merges the ranges into the changes. */
function flush(family: Family): void {
  const { width, ranges, size, changes, length } = family;
  if (size === 0) return;
  if (family.added.length < size) {
    family.added = new Uint32Array(ranges.length);
    family.orders = [new Uint32Array(ranges.length / width / 2), new Uint32Array(ranges.length / width / 2)];
  }
  const added = family.added.subarray(0, changesOf(family));
  const most = length + added.length;
  const into = family.spare.length < most ? new Uint32Array(most + most / 8) : family.spare;
  family.length = mergeInto(changes.subarray(0, length), added, width, either, into);
  family.spare = changes;
  family.changes = into;
  family.size = 0;
}

function either(inA: boolean, inB: boolean): boolean {
  return inA || inB;
}

/** Writes the changes of the union of the ranges into `added`. Returns how many words it has written. */
function changesOf({ width, ranges, size, added: changes, orders: [first, second] }: Family): number {
  const stride = width * 2;
  const count = size / stride;
  const order = number(first.subarray(0, count));
  const sorted = isSorted(ranges, size, width)
    ? order
    : orderOf(ranges, stride, width, order, second.subarray(0, count));
  let length = 0;
  for (let index = 0; index < count; index++) {
    const from = sorted[index]! * stride;
    const end = length - width;
    const touches = length > 0 && compareWords(ranges, from, changes, end, width) <= 0;
    if (!touches) {
      copy(ranges, from, changes, length, width);
      length += width;
    }
    if (isZero(ranges, from + width, width)) {
      // To the last address of the family: nothing changes behind it.
      return touches ? length - width : length;
    }
    if (!touches) length += width;
    if (!touches || compareWords(ranges, from + width, changes, end, width) > 0) {
      copy(ranges, from + width, changes, length - width, width);
    }
  }
  return length;
}

function isSorted(ranges: Uint32Array, size: number, width: Width): boolean {
  for (let at = width * 2; at < size; at += width * 2) {
    if (compareWords(ranges, at - width * 2, ranges, at, width) > 0) return false;
  }
  return true;
}

function isZero(words: Uint32Array, at: number, width: Width): boolean {
  for (let word = 0; word < width; word++) if (words[at + word] !== 0) return false;
  return true;
}

function copy(from: Uint32Array, at: number, to: Uint32Array, toAt: number, width: Width): void {
  for (let word = 0; word < width; word++) to[toAt + word] = from[at + word]!;
}
