import type { Dialect } from "./dialects.ts";
import { addEntry, createNode, type Entry, isNode, isPushedAt, type Node, pushEntry, resultOf } from "./node.ts";
import type { NestedErrorCode, NestedObject, NestedOptions, NestedValue } from "./options.ts";
import { indexOfKey, type Path } from "./path.ts";

/** Why a value has no place, and the index of the key in its path that the error is about. */
export interface Misplaced {
  readonly code: NestedErrorCode;
  readonly at: number;
}

/** Collects the values of one form. */
export interface Tree {
  /** Adds a value at a path. Returns the error, if there is one. */
  add(path: Path, value: string | string[]): Misplaced | undefined;
  /** Adds a value at the last key of a path, the others of which are those of the path before. */
  addSibling(path: Path, value: string | string[]): Misplaced | undefined;
  /** Returns the object. The tree must not be used after that. */
  finish(sources?: Map<NestedValue, NestedObject>): NestedObject;
}

export function createTree(dialect: Dialect, maxWidth: number, repeated: NonNullable<NestedOptions["repeated"]>): Tree {
  const { lists } = dialect;
  const root = createNode(undefined, "");
  // In an order in which parents come before their children.
  const nodes: Node[] = [root];
  /** Whether what comes last wins over what has another shape: PHP always, Rack for a name without more keys. */
  const replaces = repeated === "last" && lists !== "compact";
  let parent = root;
  return { add, addSibling, finish };

  function addNode(parent: Node, key: string | null): Node {
    const node = createNode(parent, key ?? String(parent.next));
    nodes.push(node);
    if (key === null) pushEntry(parent, node);
    else if (parent.entries[key] === undefined) addEntry(parent, key, node);
    else parent.entries[key] = node;
    return node;
  }

  function add(path: Path, value: string | string[]): Misplaced | undefined {
    const last = path.length - 1;
    let node = root;
    for (let at = 0; at < last; at++) {
      if (!allows(node, path.keys[at]!)) return { code: "conflict", at };
      const child = enter(node, path, at);
      if (node.count > maxWidth) return { code: "too-wide", at };
      if (child === undefined) return { code: "conflict", at: at + 1 };
      node = child;
    }
    parent = node;
    return addSibling(path, value);
  }

  function addSibling(path: Path, value: string | string[]): Misplaced | undefined {
    const at = path.length - 1;
    const code = addValue(parent, path.keys[at]!, value) ?? (parent.count > maxWidth ? "too-wide" : undefined);
    return code && { code, at };
  }

  /** Returns the node of the key at `at`, which has more keys behind it, or undefined for a conflict. */
  function enter(node: Node, path: Path, at: number): Node | undefined {
    const key = path.keys[at]!;
    if (key === null) return enterList(node, path, at);
    const entry = node.entries[key];
    if (entry === undefined) return addNode(node, key);
    if (isNode(entry)) return entry;
    if (replaces && lists === "in order") return addNode(node, key);
    // `a=1&a[]=2`: the values so far become the first entries of the list.
    const next = path.keys[at + 1]!;
    if (lists !== "compact" || (next !== null && indexOfKey(next) < 0)) return undefined;
    const child = addNode(node, key);
    for (const value of typeof entry === "string" ? [entry] : entry) pushEntry(child, value);
    return child;
  }

  /** Returns the node of a `[]` that has more keys behind it. */
  function enterList(node: Node, path: Path, at: number): Node | undefined {
    if (lists === "in order" || node.next === 0) return addNode(node, null);
    if (lists === "compact") {
      // qs reads it as `[0]`, unless that is a value.
      const first = node.entries[0];
      if (first === undefined) return addNode(node, "0");
      return isNode(first) ? first : addNode(node, null);
    }
    const entry = node.entries[node.next - 1];
    return isNode(entry) && entry.firstPushed === undefined && !hasPath(entry, path, at + 1)
      ? entry
      : addNode(node, null);
  }

  /** Returns false if `node` would be both a list and an object, which the original of the dialect rejects. */
  function allows(node: Node, key: string | null): boolean {
    return lists !== "grouped" || node.count === 0 || (node.firstPushed !== undefined) === (key === null);
  }

  function addValue(node: Node, key: string | null, value: string | string[]): NestedErrorCode | undefined {
    if (!allows(node, key)) return "conflict";
    if (typeof value !== "string" && value.length > maxWidth) return "too-wide";
    if (key === null) {
      pushEntry(node, value);
      return undefined;
    }
    const entry = node.entries[key];
    if (entry === undefined) addEntry(node, key, value);
    else if (isNode(entry)) {
      if (replaces) node.entries[key] = value;
      else if (lists === "compact" && entry.indices === entry.count) return pushValues(entry, value);
      else return "conflict";
    } else if (lists === "compact" && isPushedAt(node, key)) pushEntry(node, value);
    else if (repeated === "error") return "repeated-name";
    else if (repeated === "last") node.entries[key] = value;
    else if (repeated === "array") return joinValues(node, key, entry, value);
    return undefined;
  }

  function pushValues(node: Node, value: string | string[]): NestedErrorCode | undefined {
    for (const each of typeof value === "string" ? [value] : value) pushEntry(node, each);
    return node.count > maxWidth ? "too-wide" : undefined;
  }

  function joinValues(node: Node, key: string, entry: string | string[], value: string | string[]) {
    const values = typeof entry === "string" ? [entry] : entry;
    if (typeof value === "string") values.push(value);
    else for (const each of value) values.push(each);
    node.entries[key] = values;
    return values.length > maxWidth ? "too-wide" : undefined;
  }

  function finish(sources?: Map<NestedValue, NestedObject>): NestedObject {
    for (let at = nodes.length - 1; at > 0; at--) {
      const node = nodes[at]!;
      const { entries } = node.parent!;
      // Another value may have replaced it.
      if (entries[node.key] !== node) continue;
      const value = resultOf(node, lists);
      if (Array.isArray(value)) sources?.set(value, node.entries as NestedObject);
      entries[node.key] = value as Entry;
    }
    return root.entries as NestedObject;
  }
}

/** Returns true if `node` has the path from `at` on. A path with a `[]` is never there, as in Rack. */
function hasPath(node: Node, path: Path, at: number): boolean {
  for (let i = at; i < path.length; i++) {
    const key = path.keys[i]!;
    if (key === null || key === "[]") return false;
  }
  let entry: Entry | undefined = node;
  for (let i = at; i < path.length; i++) {
    if (!isNode(entry)) return false;
    entry = entry.entries[path.keys[i]!];
    if (entry === undefined) return false;
  }
  return true;
}
