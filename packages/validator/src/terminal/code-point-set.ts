/** A decoded set of code points: the start and the end of each range, ascending. */
export type CodePointSet = Uint32Array;

/** Decodes a table of `tables.ts`. */
export function decodeSet(table: string): CodePointSet {
  let at = 0;
  return Uint32Array.from(table.split(" "), (number) => (at += Number.parseInt(number, 36)));
}

/** Returns true if `codePoint` is in `set`. */
export function isIn(codePoint: number, set: CodePointSet): boolean {
  let low = 0;
  let high = set.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((set[middle] as number) <= codePoint) low = middle + 1;
    else high = middle;
  }
  // Inside a range, the number of starts and ends before it is odd.
  return low % 2 === 1;
}
