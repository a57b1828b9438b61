import { compareWords, type Width } from "../words.ts";
import type { IPSet } from "./ip-set.ts";

/** The addresses in one or the other. Takes n + m, as the other two do. */
export function union(a: IPSet, b: IPSet): IPSet {
  return combine(a, b, (inA, inB) => inA || inB);
}

/** The addresses in both. */
export function intersection(a: IPSet, b: IPSet): IPSet {
  return combine(a, b, (inA, inB) => inA && inB);
}

/** The addresses in the first that are not in the second. */
export function difference(a: IPSet, b: IPSet): IPSet {
  return combine(a, b, (inA, inB) => inA && !inB);
}

type Rule = (inA: boolean, inB: boolean) => boolean;

function combine(a: IPSet, b: IPSet, rule: Rule): IPSet {
  return { ipv4: merge(a.ipv4, b.ipv4, 1, rule), ipv6: merge(a.ipv6, b.ipv6, 4, rule) };
}

/** Goes along the changes of both, and keeps those at which the answer of `rule` changes. */
function merge(a: Uint32Array, b: Uint32Array, width: Width, rule: Rule): Uint32Array {
  const changes = new Uint32Array(a.length + b.length);
  let size = 0;
  let isIn = false;
  for (let i = 0, j = 0; i < a.length || j < b.length; ) {
    const order = i === a.length ? 1 : j === b.length ? -1 : compareWords(a, i, b, j, width);
    const [from, at] = order <= 0 ? [a, i] : [b, j];
    if (order <= 0) i += width;
    if (order >= 0) j += width;
    // As many words are behind us as changes, times the width: an odd number of changes says "in".
    if (rule((i / width) % 2 === 1, (j / width) % 2 === 1) === isIn) continue;
    isIn = !isIn;
    for (let word = 0; word < width; word++) changes[size++] = from[at + word]!;
  }
  return changes.slice(0, size);
}
