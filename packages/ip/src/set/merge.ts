import { compareWords, type Width } from "../words.ts";

/** Whether an address is in the result, by whether it is in each of two sets. */
export type Rule = (inA: boolean, inB: boolean) => boolean;

/** Walks along the changes of both lists, and keeps those at which the result of `rule` changes. */
export function merge(a: Uint32Array, b: Uint32Array, width: Width, rule: Rule): Uint32Array {
  const changes = new Uint32Array(a.length + b.length);
  const size = mergeInto(a, b, width, rule, changes);
  return size === changes.length ? changes : changes.slice(0, size);
}

/** The same into an array that has room for both. Returns how many words it has written. */
export function mergeInto(a: Uint32Array, b: Uint32Array, width: Width, rule: Rule, into: Uint32Array): number {
  let size = 0;
  let isIn = false;
  for (let i = 0, j = 0; i < a.length || j < b.length; ) {
    const order = i === a.length ? 1 : j === b.length ? -1 : compareWords(a, i, b, j, width);
    const from = order <= 0 ? a : b;
    const at = order <= 0 ? i : j;
    if (order <= 0) i += width;
    if (order >= 0) j += width;
    // After an odd number of changes, an address is in the set.
    if (rule((i / width) % 2 === 1, (j / width) % 2 === 1) === isIn) continue;
    isIn = !isIn;
    for (let word = 0; word < width; word++) into[size++] = from[at + word]!;
  }
  return size;
}
