import type { Lists } from "./dialects.ts";
import type { NestedObject, NestedValue } from "./options.ts";
import { indexOfKey } from "./path.ts";
import { FIRST_KEY } from "./read-qs.ts";

/** What an entry is so far: a value, the values of a repeated name, or more entries. */
export type Entry = string | string[] | Node;

/** An object or a list that is being made. `entries` becomes the object. */
export interface Node {
  readonly entries: Record<string, Entry>;
  readonly parent: Node | undefined;
  /** The key in the parent. */
  readonly key: string;
  count: number;
  /** How many entries have an index as their key, and the index of the next `[]`: above all others. */
  indices: number;
  next: number;
  /** Whether the keys came as 0, 1, 2 and so on. */
  isInOrder: boolean;
  /** The index of the first entry that came from `[]` or from a name without a key, if there is one. */
  firstPushed: number | undefined;
  /** The indices of the names that came after it. */
  given: Set<string> | undefined;
}

export function createNode(parent: Node | undefined, key: string): Node {
  return {
    entries: Object.create(null),
    parent,
    key,
    count: 0,
    indices: 0,
    next: 0,
    isInOrder: true,
    firstPushed: undefined,
    given: undefined,
  };
}

export function isNode(entry: Entry | undefined): entry is Node {
  return typeof entry === "object" && !Array.isArray(entry);
}

/** Adds an entry, whose key `node` must not have. */
export function addEntry(node: Node, key: string, entry: Entry): void {
  node.entries[key] = entry;
  const index = indexOfKey(key);
  if (index !== node.count) node.isInOrder = false;
  node.count++;
  if (index < 0) return;
  if (node.firstPushed !== undefined) (node.given ??= new Set()).add(key);
  node.indices++;
  if (index >= node.next) node.next = index + 1;
}

/** Adds an entry behind all others. */
export function pushEntry(node: Node, entry: Entry): void {
  node.firstPushed ??= node.next;
  // As `addEntry`, without reading the key. If all entries are in order, so is this one.
  node.entries[node.next] = entry;
  node.next++;
  node.count++;
  node.indices++;
}

/** Returns true if the entry of an index came from `[]` or from a name without a key. */
export function isPushedAt(node: Node, key: string): boolean {
  return node.firstPushed !== undefined && indexOfKey(key) >= node.firstPushed && !node.given?.has(key);
}

/** Returns the value of `node`, of which all entries are values. */
export function resultOf(node: Node, lists: Lists): NestedValue {
  const entries = node.entries as NestedObject;
  if (!isList(node, lists)) return entries;
  const list: NestedValue[] = [];
  for (let index = 0; index < node.next; index++) {
    const entry = entries[index];
    if (entry !== undefined) list.push(entry);
  }
  return list;
}

function isList({ count, indices, next, isInOrder, firstPushed }: Node, lists: Lists): boolean {
  if (lists === "grouped") return firstPushed !== undefined;
  if (lists === "in order") return isInOrder;
  return indices === count && (next === count || next <= FIRST_KEY);
}
