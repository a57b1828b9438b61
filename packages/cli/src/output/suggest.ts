/**
 * Returns `; did you mean "…"?` with the name that `given` may be a misspelling of, and "" if it is close to none. `moved`
 * has names that are written otherwise here.
 */
export function didYouMean(given: string, names: Iterable<string>, moved?: ReadonlyMap<string, string>): string {
  const meant = moved?.get(given) ?? closest(given, names);
  return meant === undefined ? "" : `; did you mean "${meant}"?`;
}

/** Returns the name with the fewest edits, of at most one for each three letters; the first of several. */
function closest(given: string, names: Iterable<string>): string | undefined {
  // Nobody types a name of this length, and the time grows with it.
  if (given.length > 40) return undefined;
  let best: string | undefined;
  let least = Math.max(1, Math.floor(given.length / 3)) + 1;
  for (const name of names) {
    const distance = edits(given.toLowerCase(), name.toLowerCase());
    if (distance < least) [best, least] = [name, distance];
  }
  return best;
}

/** Counts the letters to insert, delete, replace, or exchange with the next one. */
function edits(from: string, to: string): number {
  let before: number[] = [];
  let last = Array.from({ length: to.length + 1 }, (_, i) => i);
  for (let i = 1; i <= from.length; i++) {
    const row = [i];
    for (let k = 1; k <= to.length; k++) {
      const replaced = last[k - 1]! + (from[i - 1] === to[k - 1] ? 0 : 1);
      const isExchanged = i > 1 && k > 1 && from[i - 1] === to[k - 2] && from[i - 2] === to[k - 1];
      const exchanged = isExchanged ? before[k - 2]! + 1 : replaced;
      row.push(Math.min(last[k]! + 1, row[k - 1]! + 1, replaced, exchanged));
    }
    [before, last] = [last, row];
  }
  return last[to.length]!;
}
