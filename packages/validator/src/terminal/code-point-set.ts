/** A set of code points, ready to ask. */
export type CodePointSet = Uint32Array;

/** Reads a table of ranges as `tables.ts` has it: each start and each end, in their order. */
export function decodeSet(table: string): CodePointSet {
  let at = 0;
  return Uint32Array.from(table.split(" "), (number) => (at += Number.parseInt(number, 36)));
}

/** Is `codePoint` in `set`? */
export function isIn(codePoint: number, set: CodePointSet): boolean {
  let low = 0;
  let high = set.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((set[middle] as number) <= codePoint) low = middle + 1;
    else high = middle;
  }
  // As many borders lie before it as there are starts and ends: an odd number inside a range.
  return low % 2 === 1;
}
