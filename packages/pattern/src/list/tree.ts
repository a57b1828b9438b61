import { type Tokens, WILD } from "./tokens.ts";

/** A node of a tree of path segments, with the entries of the patterns that lead to it. */
export interface Tree<Entry> {
  readonly children: Map<string, Tree<Entry>>;
  /** What ends here. */
  readonly ends: Entry[];
  /** What goes on in a way that the tree does not know. */
  readonly rest: Entry[];
}

export function createTree<Entry>(): Tree<Entry> {
  return { children: new Map(), ends: [], rest: [] };
}

/** Adds an entry. */
export function addTo<Entry>(tree: Tree<Entry>, { segments, isWhole }: Tokens, entry: Entry): void {
  let node = tree;
  for (const segment of segments) {
    let child = node.children.get(segment);
    if (!child) {
      child = createTree();
      node.children.set(segment, child);
    }
    node = child;
  }
  (isWhole ? node.ends : node.rest).push(entry);
}

/** Removes an entry, and every node that is empty without it. Returns true if the whole tree is. */
export function removeFrom<Entry>(tree: Tree<Entry>, { segments, isWhole }: Tokens, entry: Entry): boolean {
  const path = [tree];
  for (const segment of segments) path.push(path[path.length - 1]!.children.get(segment)!);
  const last = path[segments.length]!;
  const list = isWhole ? last.ends : last.rest;
  list.splice(list.indexOf(entry), 1);
  let depth = segments.length;
  while (depth > 0 && isEmpty(path[depth]!)) path[--depth]!.children.delete(segments[depth]!);
  return isEmpty(tree);
}

function isEmpty<Entry>({ children, ends, rest }: Tree<Entry>): boolean {
  return children.size + ends.length + rest.length === 0;
}

/** Calls `visit` with the lists of entries that can match a path with these tokens. */
export function visitTree<Entry>(
  tree: Tree<Entry>,
  { segments, isWhole }: Tokens,
  visit: (entries: readonly Entry[]) => void,
): void {
  // A list of nodes for each level, and no recursion: paths have as many segments as somebody writes.
  let nodes = [tree];
  for (let level = 0; nodes.length > 0; level++) {
    const next: Tree<Entry>[] = [];
    const segment = segments[level];
    for (const node of nodes) {
      visit(node.rest);
      if (segment === undefined) {
        if (isWhole) visit(node.ends);
        continue;
      }
      const child = node.children.get(segment);
      if (child) next.push(child);
      const wild = segment === WILD ? undefined : node.children.get(WILD);
      if (wild) next.push(wild);
    }
    nodes = next;
  }
}
