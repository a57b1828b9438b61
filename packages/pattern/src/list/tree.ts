import { type Token, type Tokens, WILD } from "./tokens.ts";

/** A node of a tree of path segments, with the entries of the patterns that lead to it. */
export interface Tree<Entry> {
  readonly children: Map<string, Tree<Entry>>;
  /** The child for a segment that can be anything: a field of its own, because a look-up in the map takes 20 ns. */
  wild: Tree<Entry> | undefined;
  /** What ends here. */
  readonly ends: Entry[];
  /** What goes on in a way that the tree does not know. */
  readonly rest: Entry[];
}

/** Receives lists of entries that can match. */
export type Visit<Entry> = (entries: readonly Entry[]) => void;

export function createTree<Entry>(): Tree<Entry> {
  return { children: new Map(), wild: undefined, ends: [], rest: [] };
}

/** Adds an entry. */
export function addTo<Entry>(tree: Tree<Entry>, { segments, isWhole }: Tokens, entry: Entry): void {
  let node = tree;
  for (const segment of segments) {
    let child = childOf(node, segment);
    if (!child) {
      child = createTree();
      if (segment === WILD) node.wild = child;
      else node.children.set(segment, child);
    }
    node = child;
  }
  (isWhole ? node.ends : node.rest).push(entry);
}

/** Removes an entry, and every node that is empty without it. Returns true if the whole tree is. */
export function removeFrom<Entry>(tree: Tree<Entry>, { segments, isWhole }: Tokens, entry: Entry): boolean {
  const path = [tree];
  for (const segment of segments) path.push(childOf(path[path.length - 1]!, segment)!);
  const last = path[segments.length]!;
  const list = isWhole ? last.ends : last.rest;
  list.splice(list.indexOf(entry), 1);
  let depth = segments.length;
  while (depth > 0 && isEmpty(path[depth]!)) {
    const segment = segments[--depth]!;
    if (segment === WILD) path[depth]!.wild = undefined;
    else path[depth]!.children.delete(segment);
  }
  return isEmpty(tree);
}

function childOf<Entry>(node: Tree<Entry>, segment: Token): Tree<Entry> | undefined {
  return segment === WILD ? node.wild : node.children.get(segment);
}

function isEmpty<Entry>({ children, wild, ends, rest }: Tree<Entry>): boolean {
  return children.size + ends.length + rest.length === 0 && wild === undefined;
}

/** Calls `visit` with the lists of entries that can match a path with these tokens. */
export function visitTokens<Entry>(tree: Tree<Entry>, { segments, isWhole }: Tokens, visit: Visit<Entry>): void {
  visitLevels([tree], (level) => segments[level], isWhole, visit);
}

/** Calls `visit` with the lists of entries that can match the path of a URL. Most paths lead to one node of each level. */
export function visitPath<Entry>(tree: Tree<Entry>, path: string, visit: Visit<Entry>): void {
  let node = tree;
  // An opaque path has no segments.
  let start = path.charCodeAt(0) === SOLIDUS ? 1 : Infinity;
  while (start <= path.length) {
    const slash = path.indexOf("/", start);
    const end = slash === -1 ? path.length : slash;
    const child = node.children.size > 0 ? node.children.get(path.slice(start, end)) : undefined;
    const { wild } = node;
    if (child && wild) {
      const segments = path.slice(start).split("/");
      visitLevels([node], (level) => segments[level], true, visit);
      return;
    }
    if (node.rest.length > 0) visit(node.rest);
    const next = child ?? wild;
    if (next === undefined) return;
    node = next;
    start = end + 1;
  }
  if (node.rest.length > 0) visit(node.rest);
  if (node.ends.length > 0) visit(node.ends);
}

/** Visits one level after another, and no recursion: paths have as many segments as somebody writes. */
function visitLevels<Entry>(
  nodes: readonly Tree<Entry>[],
  segmentAt: (level: number) => Token | undefined,
  isWhole: boolean,
  visit: Visit<Entry>,
): void {
  for (let level = 0; nodes.length > 0; level++) {
    const next: Tree<Entry>[] = [];
    const segment = segmentAt(level);
    for (const node of nodes) {
      visit(node.rest);
      if (segment === undefined) {
        if (isWhole) visit(node.ends);
        continue;
      }
      const child = segment === WILD ? undefined : node.children.get(segment);
      if (child) next.push(child);
      if (node.wild) next.push(node.wild);
    }
    nodes = next;
  }
}

const SOLIDUS = 0x2f;
