import { readEither } from "../prefix/relations.ts";
import { compareWords, countUpTo, setHostBits, type Width, WORDS } from "../words.ts";
import { intersection } from "./combine.ts";
import { changesFor, expectSet, type IPSet } from "./ip-set.ts";

/**
 * Returns whether all addresses of a prefix are in a set. Takes O(log n).
 * @throws TypeError if `set` is not a set, or `prefix` is neither a prefix without host bits nor an address
 * @example containsPrefix(orThrow(makeSet(["10.0.0.0-10.0.0.9"])), "10.0.0.8/30") // → false
 */
export function containsPrefix(set: IPSet, prefix: string): boolean {
  const [below, within] = countChanges(set, prefix, "containsPrefix");
  return below % 2 === 1 && within === 0;
}

/**
 * Returns whether an address of a prefix is in a set. Takes O(log n).
 * @throws TypeError if `set` is not a set, or `prefix` is neither a prefix without host bits nor an address
 * @example overlapsPrefix(orThrow(makeSet(["10.0.0.0-10.0.0.9"])), "10.0.0.8/30") // → true
 */
export function overlapsPrefix(set: IPSet, prefix: string): boolean {
  const [below, within] = countChanges(set, prefix, "overlapsPrefix");
  return below % 2 === 1 || within > 0;
}

/** How many changes are at or below the first address of a prefix, and how many are at its other addresses. */
function countChanges(set: IPSet, prefix: string, where: string): readonly [below: number, within: number] {
  expectSet(set, where, "set");
  const width = readEither(prefix, where, "prefix");
  const changes = width === 1 ? set.ipv4 : set.ipv6;
  const below = countUpTo(changes, WORDS, width);
  setHostBits(WORDS, 0, width, WORDS[4]!);
  return [below, countUpTo(changes, WORDS, width, below) - below];
}

/**
 * Returns whether two sets have an address in common. Takes O(n + m).
 * @throws TypeError if `a` or `b` is not a set
 * @example intersects(orThrow(makeSet(["10.0.0.0/8"])), orThrow(makeSet(["10.1.0.0/16", "::1"]))) // → true
 */
export function intersects(a: IPSet, b: IPSet): boolean {
  expectSet(a, "intersects", "a");
  expectSet(b, "intersects", "b");
  return !isEmpty(intersection(a, b));
}

/**
 * Returns whether two sets have the same addresses. Takes O(n).
 * @throws TypeError if `a` or `b` is not a set
 * @example setEquals(orThrow(makeSet(["10.0.0.0/9", "10.128.0.0/9"])), orThrow(makeSet(["10.0.0.0/8"]))) // → true
 */
export function setEquals(a: IPSet, b: IPSet): boolean {
  expectSet(a, "setEquals", "a");
  expectSet(b, "setEquals", "b");
  return isSame(a.ipv4, b.ipv4) && isSame(a.ipv6, b.ipv6);
}

function isSame(a: Uint32Array, b: Uint32Array): boolean {
  return a.length === b.length && compareWords(a, 0, b, 0, a.length) === 0;
}

/**
 * Returns whether a set has no address.
 * @throws TypeError if `set` is not a set
 * @example isEmpty(orThrow(makeSet([]))) // → true
 */
export function isEmpty(set: IPSet): boolean {
  expectSet(set, "isEmpty", "set");
  return set.ipv4.length + set.ipv6.length === 0;
}

/**
 * Returns how many addresses are in a set. An IPv4-mapped address counts as its IPv4 address, so `::/0` has
 * 2^128 - 2^32. Takes O(n).
 * @throws TypeError if `set` is not a set
 * @example count(orThrow(makeSet(["10.0.0.0/8", "::1"]))) // → 16777217n
 */
export function count(set: IPSet): bigint {
  const isMappedIn = countUpTo(changesFor(set, 4, "count", "set"), FIRST_MAPPED, 4) % 2 === 1;
  const ipv6 = sizeOf(set.ipv6, 4) - (isMappedIn ? 1n << 32n : 0n);
  return sizeOf(changesFor(set, 1, "count", "set"), 1) + ipv6;
}

function sizeOf(changes: Uint32Array, width: Width): bigint {
  // The sum of the ends minus the sum of the starts; a last range without an end goes to the end of the family.
  let size = (changes.length / width) % 2 === 1 ? 1n << BigInt(width * 32) : 0n;
  for (let at = 0; at < changes.length; at += width) {
    let address = 0n;
    for (let word = 0; word < width; word++) address = (address << 32n) | BigInt(changes[at + word]!);
    size += (at / width) % 2 === 1 ? address : -address;
  }
  return size;
}

const FIRST_MAPPED: Uint32Array = /* @__PURE__ */ Uint32Array.of(0, 0, 0xffff, 0);
