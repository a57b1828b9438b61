import { numbersTo, orderOf } from "../sort.ts";
import { compareWords, increment, type Width } from "../words.ts";
import type { IPSet } from "./ip-set.ts";
import { merge } from "./merge.ts";
import { ENDS } from "./read-item.ts";

/** Collects ranges, in any order, and makes a set of them. */
export interface Builder {
  /** Adds the range in {@link ENDS}. */
  add(width: Width): void;
  finish(): IPSet;
}

/**
 * Creates a builder. It collects ranges in flat arrays and merges them into the changes of the set whenever there are a
 * quarter as many: so it takes three times the memory of its result, even if the ranges are a hundred times as many.
 */
export function createBuilder(): Builder {
  const ipv4: Family = { width: 1, ranges: new Uint32Array(32), size: 0, changes: new Uint32Array(0) };
  const ipv6: Family = { width: 4, ranges: new Uint32Array(32), size: 0, changes: new Uint32Array(0) };
  return {
    add: (width) => addRange(width === 1 ? ipv4 : ipv6),
    finish: () => ({ ipv4: flush(ipv4), ipv6: flush(ipv6) }),
  };
}

interface Family {
  readonly width: Width;
  /** Pairs: the first address of a range and the address after its last one, which is 0 if the family has none. */
  ranges: Uint32Array;
  size: number;
  changes: Uint32Array;
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
  const { ranges, changes } = family;
  if (ranges.length >= Math.max(LEAST, changes.length / 4)) {
    flush(family);
    return;
  }
  family.ranges = new Uint32Array(ranges.length * 2);
  family.ranges.set(ranges);
}

function flush(family: Family): Uint32Array {
  const { width, ranges, size, changes } = family;
  if (size > 0) {
    const added = changesOf(ranges.subarray(0, size), width);
    family.changes = changes.length === 0 ? added.slice() : merge(changes, added, width, (inA, inB) => inA || inB);
    family.size = 0;
  }
  return family.changes;
}

/** Computes the changes of the union of some ranges. */
function changesOf(ranges: Uint32Array, width: Width): Uint32Array {
  const stride = width * 2;
  const order = numbersTo(ranges.length / stride);
  const sorted = isSorted(ranges, stride, width) ? order : orderOf(ranges, stride, width, order);
  const changes = new Uint32Array(ranges.length);
  let length = 0;
  for (const record of sorted) {
    const first = record * stride;
    const end = length - width;
    const touches = length > 0 && compareWords(ranges, first, changes, end, width) <= 0;
    if (!touches) {
      copy(ranges, first, changes, length, width);
      length += width;
    }
    if (isZero(ranges, first + width, width)) {
      // To the last address of the family: nothing changes behind it.
      if (touches) length -= width;
      break;
    }
    if (!touches) length += width;
    if (!touches || compareWords(ranges, first + width, changes, end, width) > 0) {
      copy(ranges, first + width, changes, length - width, width);
    }
  }
  return changes.subarray(0, length);
}

function isSorted(ranges: Uint32Array, stride: number, width: Width): boolean {
  for (let at = stride; at < ranges.length; at += stride) {
    if (compareWords(ranges, at - stride, ranges, at, width) > 0) return false;
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
