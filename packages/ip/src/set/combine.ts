import { compareWords, type Width } from "../words.ts";
import { expectSet, type IPSet } from "./ip-set.ts";

/**
 * Returns the addresses that are in one of the sets, or in both. Takes O(n + m).
 * @throws TypeError if `a` or `b` is not a set
 * @example setToPrefixes(union(orThrow(makeSet(["10.0.0.0/9"])), orThrow(makeSet(["10.128.0.0/9"])))) // → ["10.0.0.0/8"]
 */
export function union(a: IPSet, b: IPSet): IPSet {
  return combine(a, b, "union", (inA, inB) => inA || inB);
}

/**
 * Returns the addresses that are in both sets. Takes O(n + m).
 * @throws TypeError if `a` or `b` is not a set
 * @example setToPrefixes(intersection(orThrow(makeSet(["10.0.0.0/8"])), orThrow(makeSet(["10.1.0.0/16"])))) // → ["10.1.0.0/16"]
 */
export function intersection(a: IPSet, b: IPSet): IPSet {
  return combine(a, b, "intersection", (inA, inB) => inA && inB);
}

/**
 * Returns the addresses of the first set that are not in the second one. Takes O(n + m).
 * @throws TypeError if `a` or `b` is not a set
 * @example setToPrefixes(difference(orThrow(makeSet(["10.0.0.0/8"])), orThrow(makeSet(["10.0.0.0/9"])))) // → ["10.128.0.0/9"]
 */
export function difference(a: IPSet, b: IPSet): IPSet {
  return combine(a, b, "difference", (inA, inB) => inA && !inB);
}

type Rule = (inA: boolean, inB: boolean) => boolean;

function combine(a: IPSet, b: IPSet, where: string, rule: Rule): IPSet {
  expectSet(a, where, "a");
  expectSet(b, where, "b");
  return { ipv4: merge(a.ipv4, b.ipv4, 1, rule), ipv6: merge(a.ipv6, b.ipv6, 4, rule) };
}

/** Walks along the changes of both lists, and keeps those at which the result of `rule` changes. */
function merge(a: Uint32Array, b: Uint32Array, width: Width, rule: Rule): Uint32Array {
  const changes = new Uint32Array(a.length + b.length);
  let size = 0;
  let isIn = false;
  for (let i = 0, j = 0; i < a.length || j < b.length; ) {
    const order = i === a.length ? 1 : j === b.length ? -1 : compareWords(a, i, b, j, width);
    const [from, at] = order <= 0 ? [a, i] : [b, j];
    if (order <= 0) i += width;
    if (order >= 0) j += width;
    // After an odd number of changes, an address is in the set.
    if (rule((i / width) % 2 === 1, (j / width) % 2 === 1) === isIn) continue;
    isIn = !isIn;
    for (let word = 0; word < width; word++) changes[size++] = from[at + word]!;
  }
  return changes.slice(0, size);
}
