import type { NestedObject, NestedValue } from "./options.ts";

/** What is known of a name so far: its own values, or its children. */
export interface Node {
  /** The values given to the name itself; empty once there are children. */
  values: string[];
  readonly children: Map<string, Node>;
  /** Whether a value was ever given to the name itself. */
  isValue: boolean;
  /** Whether a child was named by anything but `[]`. */
  hasNames: boolean;
  /** How many children are named by an index, and the first index above all of them, which is that of `[]`. */
  indices: number;
  nextIndex: number;
}

export function createNode(): Node {
  return { values: [], children: new Map(), isValue: false, hasNames: false, indices: 0, nextIndex: 0 };
}

/** Adds a child to `node`, which must not have one of that name. */
export function addChild(node: Node, key: string): Node {
  const child = createNode();
  node.children.set(key, child);
  if (INDEX.test(key)) {
    node.indices++;
    node.nextIndex = Math.max(node.nextIndex, +key + 1);
  }
  return child;
}

/**
 * Returns the value of `node`, given those of its children. Children are a list if their names are the indices from 0 on
 * without a gap, in any order. So a list has no holes, and `a[4711]=1` keeps its number.
 */
export function resultOf(node: Node, results: ReadonlyMap<Node, NestedValue>): NestedValue {
  const { values, children, indices, nextIndex } = node;
  if (children.size === 0) return values.length === 1 ? values[0]! : values;
  if (indices === children.size && nextIndex === children.size) {
    return Array.from(children, (_, index) => results.get(children.get(String(index))!)!);
  }
  return objectOf(node, results);
}

export function objectOf({ children }: Node, results: ReadonlyMap<Node, NestedValue>): NestedObject {
  const object: NestedObject = Object.create(null);
  for (const [key, child] of children) object[key] = results.get(child)!;
  return object;
}

/** At most nine digits, so that the number and the next one are exact. */
const INDEX = /^(?:0|[1-9]\d{0,8})$/;
