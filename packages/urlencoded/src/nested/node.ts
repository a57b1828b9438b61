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
  /** Whether an entry came from `[]` or from a name without a key. */
  isPushed: boolean;
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
    isPushed: false,
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
  node.indices++;
  if (index >= node.next) node.next = index + 1;
}

/** Adds an entry behind all others. */
export function pushEntry(node: Node, entry: Entry): void {
  node.isPushed = true;
  // As `addEntry`, without reading the key.
  node.entries[node.next] = entry;
  if (node.next !== node.count) node.isInOrder = false;
  node.next++;
  node.count++;
  node.indices++;
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

function isList({ count, indices, next, isInOrder, isPushed }: Node, lists: Lists): boolean {
  if (lists === "grouped") return isPushed;
  if (lists === "in order") return isInOrder;
  return indices === count && (next === count || next <= FIRST_KEY);
}
