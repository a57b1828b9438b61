import { type Address, isAddress, toBigInt } from "@url/ip";
import { contains, type Prefix, parsePrefix } from "@url/ip/prefix";
import { addressRangesOf, count, has, type IPSet, makeSet, prefixesOf } from "@url/ip/set";
import { orThrow } from "@url/result";

/** A line that is not a prefix, a range or an address: its number from 1, and the range of the error in the line. */
export interface LineError {
  readonly line: number;
  readonly text: string;
  readonly code: string;
  readonly start: number;
  readonly end: number;
}

/** All that the page shows of a list of prefixes. */
export interface SetView {
  readonly set: IPSet;
  /** How many lines had an item, and how many of their prefixes are left. */
  readonly lines: number;
  readonly size: bigint;
  readonly prefixes: readonly Prefix[];
  /** How many prefixes follow those in the list. */
  readonly omitted: number;
  readonly bars: readonly Bar[];
  readonly errors: readonly LineError[];
}

/** The ranges of one family, drawn between `first` and `last`: the smallest prefix that contains all of them. */
export interface Bar {
  readonly family: 4 | 6;
  readonly prefix: Prefix;
  readonly segments: readonly Segment[];
  /** How many ranges follow those that are drawn. */
  readonly omitted: number;
}

/** A range of addresses, and its place on the bar: fractions from 0 to 1. */
export interface Segment {
  readonly first: Address;
  readonly last: Address;
  readonly from: number;
  readonly to: number;
}

/** How many prefixes and ranges are shown. */
const MAX_ROWS = 200;

/** How many errors are shown. */
const MAX_ERRORS = 20;

/** Reads lines of prefixes, ranges and addresses. Lines that are none of these are listed, and left out. */
export function describeSet(text: string): SetView {
  const items: string[] = [];
  const errors: LineError[] = [];
  text.split(/\r\n|\r|\n/).forEach((whole, index) => {
    const item = whole.replace(/#.*/, "").trim();
    if (item === "") return;
    const result = makeSet([item], { hostBits: "mask" });
    if (result.ok) items.push(item);
    else if (errors.length < MAX_ERRORS) {
      const { code, start, end } = result.error;
      const before = whole.indexOf(item);
      errors.push({ line: index + 1, text: whole, code, start: before + start, end: before + end });
    }
  });
  const set = orThrow(makeSet(items, { hostBits: "mask" }));
  const [prefixes, omitted] = take(prefixesOf(set), MAX_ROWS);
  return { set, lines: items.length, size: count(set), prefixes, omitted, bars: barsOf(set), errors };
}

/** Says whether an address is in a set, and in which of its prefixes; `null` for a text that is not an address. */
export function findAddress(
  view: SetView,
  text: string,
): { readonly isIn: boolean; readonly by: Prefix | null } | null {
  const address = text.trim();
  if (!isAddress(address)) return null;
  if (!has(view.set, address)) return { isIn: false, by: null };
  for (const prefix of prefixesOf(view.set)) if (contains(prefix, address)) return { isIn: true, by: prefix };
  return { isIn: true, by: null };
}

function barsOf(set: IPSet): Bar[] {
  const bars: Bar[] = [];
  for (const family of [4, 6] as const) {
    const all = [...addressRangesOf(set)].filter(([first]) => first.includes(":") === (family === 6));
    const [first] = all[0] ?? [];
    const [, last] = all[all.length - 1] ?? [];
    if (first === undefined || last === undefined) continue;
    const low = orThrow(toBigInt(first));
    const high = orThrow(toBigInt(last));
    const bits = family === 4 ? 32 : 128;
    // The bits in which the first and the last address differ are those of the host.
    const hostBits = low === high ? 0 : (low ^ high).toString(2).length;
    const prefix = orThrow(parsePrefix(`${first}/${bits - hostBits}`, { hostBits: "mask" }));
    const start = (low >> BigInt(hostBits)) << BigInt(hostBits);
    const size = 1n << BigInt(hostBits);
    const [ranges, omitted] = take(all, MAX_ROWS);
    const segments = ranges.map(([first, last]) => ({
      first,
      last,
      from: fraction(orThrow(toBigInt(first)) - start, size),
      to: fraction(orThrow(toBigInt(last)) - start + 1n, size),
    }));
    bars.push({ family, prefix, segments, omitted });
  }
  return bars;
}

/** Divides two numbers of up to 128 bits; the quotient is at most 1, and exact to a millionth. */
function fraction(part: bigint, whole: bigint): number {
  return Number((part * 1_000_000n) / whole) / 1_000_000;
}

function take<Item>(items: Iterable<Item>, max: number): [taken: Item[], omitted: number] {
  const taken: Item[] = [];
  let omitted = 0;
  for (const item of items) {
    if (taken.length < max) taken.push(item);
    else omitted++;
  }
  return [taken, omitted];
}
