import type { Width } from "../words.ts";
import { changesFor, expectSet, type IPSet } from "./ip-set.ts";
import { merge, type Rule } from "./merge.ts";

/**
 * Returns the addresses that are in one of the sets, or in both. Takes O(n + m).
 * @throws TypeError if `a` or `b` is not a set
 * @example [...prefixesOf(union(orThrow(makeSet(["10.0.0.0/9"])), orThrow(makeSet(["10.128.0.0/9"]))))] // → ["10.0.0.0/8"]
 */
export function union(a: IPSet, b: IPSet): IPSet {
  return combine(a, b, "union", (inA, inB) => inA || inB);
}

/**
 * Returns the addresses that are in both sets. Takes O(n + m).
 * @throws TypeError if `a` or `b` is not a set
 * @example [...prefixesOf(intersection(orThrow(makeSet(["10.0.0.0/8"])), orThrow(makeSet(["10.1.0.0/16"]))))] // → ["10.1.0.0/16"]
 */
export function intersection(a: IPSet, b: IPSet): IPSet {
  return combine(a, b, "intersection", (inA, inB) => inA && inB);
}

/**
 * Returns the addresses of the first set that are not in the second one. Takes O(n + m).
 * @throws TypeError if `a` or `b` is not a set
 * @example [...prefixesOf(difference(orThrow(makeSet(["10.0.0.0/8"])), orThrow(makeSet(["10.0.0.0/9"]))))] // → ["10.128.0.0/9"]
 */
export function difference(a: IPSet, b: IPSet): IPSet {
  return combine(a, b, "difference", (inA, inB) => inA && !inB);
}

/**
 * Returns all addresses of both families that are not in a set: `has` returns the opposite for every address. Takes
 * O(n).
 * @throws TypeError if `set` is not a set
 * @example [...prefixesOf(complement(orThrow(makeSet(["0.0.0.0/1"]))))] // → ["128.0.0.0/1", "::/0"]
 */
export function complement(set: IPSet): IPSet {
  return {
    ipv4: invert(changesFor(set, 1, "complement", "set"), 1),
    ipv6: invert(changesFor(set, 4, "complement", "set"), 4),
  };
}

function combine(a: IPSet, b: IPSet, where: string, rule: Rule): IPSet {
  expectSet(a, where, "a");
  expectSet(b, where, "b");
  return { ipv4: merge(a.ipv4, b.ipv4, 1, rule), ipv6: merge(a.ipv6, b.ipv6, 4, rule) };
}

/** All changes stay, except the one at the first address of the family: it goes, or comes. */
function invert(changes: Uint32Array, width: Width): Uint32Array {
  const hasFirst = changes.length > 0 && changes.subarray(0, width).every((word) => word === 0);
  if (hasFirst) return changes.slice(width);
  const inverted = new Uint32Array(changes.length + width);
  inverted.set(changes, width);
  return inverted;
}
