/** One circle in a directed graph, its first node repeated at the end; null when there is none. */
export function findCycle(graph: ReadonlyMap<string, readonly string[]>): string[] | null {
  const done = new Set<string>();
  for (const node of graph.keys()) {
    const cycle = follow(node, [], graph, done);
    if (cycle !== null) return cycle;
  }
  return null;
}

function follow(
  node: string,
  path: readonly string[],
  graph: ReadonlyMap<string, readonly string[]>,
  done: Set<string>,
): string[] | null {
  const seenAt = path.indexOf(node);
  if (seenAt !== -1) return [...path.slice(seenAt), node];
  if (done.has(node)) return null;
  for (const next of graph.get(node) ?? []) {
    const cycle = follow(next, [...path, node], graph, done);
    if (cycle !== null) return cycle;
  }
  done.add(node);
  return null;
}
