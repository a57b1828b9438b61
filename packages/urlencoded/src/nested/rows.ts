import type { Pair } from "../cut.ts";

/**
 * Returns a function that checks the entries of a list one after the other, for Rack: a key that the last entry has begins
 * the next one, so the first name of an entry must be one of the entry before. `length` is that of the list's name with
 * its `[]`. The function takes where the pairs of the entry begin, and returns false if Rack would not see a new entry.
 */
export function createRowCheck(pairs: readonly Pair[], length: number): (from: number, isObject: boolean) => boolean {
  let last: Set<string> | undefined;
  return (from, isObject) => {
    if (!isObject) {
      last = undefined;
      return true;
    }
    const names = pairs.slice(from).map(([name]) => name.slice(length));
    const first = names[0]!;
    // Rack never looks for a name with a list in it.
    const isNew = last === undefined || (last.has(first) && !first.includes("[]"));
    last = new Set(names);
    return isNew;
  };
}
