/** The class of every code point as text: what `packages/display/src/characters` reads. */
export interface Runs {
  /** The classes, the most frequent first. */
  readonly classes: readonly string[];
  /** The number of the class of each run, and its length less one. */
  readonly ids: readonly number[];
  readonly lengths: readonly number[];
}

/** Joins code points that follow each other and have the same class. `classes` has one entry for each code point. */
export function findRuns(classes: readonly string[]): Runs {
  const runs: { readonly name: string; length: number }[] = [];
  const counts = new Map<string, number>();
  for (const name of classes) {
    const last = runs.at(-1);
    if (last?.name === name) last.length++;
    else {
      runs.push({ name, length: 1 });
      counts.set(name, (counts.get(name) ?? 0) + 1);
    }
  }
  const order = [...counts].sort(([a, m], [b, n]) => n - m || (a < b ? -1 : 1)).map(([name]) => name);
  const ids = new Map(order.map((name, id) => [name, id]));
  return {
    classes: order,
    ids: runs.map(({ name }) => ids.get(name) as number),
    lengths: runs.map(({ length }) => length - 1),
  };
}
