import { expectOptions } from "@url/result/internal";
import { addChild, createNode, type Node, objectOf, resultOf } from "./node.ts";
import {
  NESTED_OPTIONS,
  type NestedErrorCode,
  type NestedOptions,
  type NestedResult,
  type NestedValue,
} from "./options.ts";
import { type Key, readPath } from "./path.ts";

/**
 * Pairs as an object, by the brackets in their names: `a[b]=1` is an entry `b` of `a`, `a[]=1` one more value
 * of the list `a`. Over a limit, or where a name is both a value and an object, it is an error; nothing is
 * dropped. Linear in the length of all names; no recursion.
 */
export function nest(
  pairs: Iterable<readonly [name: string, value: string]>,
  options: NestedOptions = {},
): NestedResult {
  expectOptions(options, "nest", NESTED_OPTIONS);
  const { dots = false } = options;
  const root = createNode();
  // Parents before their children.
  const nodes: Node[] = [];
  let index = 0;
  for (const [name, value] of pairs) {
    const path = readPath(name, dots);
    const failure = add(root, path, value, nodes, options);
    if (failure !== undefined) {
      const { start, end } = path[failure.at]!;
      return { ok: false, error: { code: failure.code, index, start, end } };
    }
    index++;
  }
  const results = new Map<Node, NestedValue>();
  for (let at = nodes.length - 1; at >= 0; at--) results.set(nodes[at]!, resultOf(nodes[at]!, results));
  return { ok: true, value: objectOf(root, results) };
}

/** What is wrong, and with which key of the path. */
interface Failure {
  readonly code: NestedErrorCode;
  readonly at: number;
}

function add(
  root: Node,
  path: readonly Key[],
  value: string,
  nodes: Node[],
  { maxDepth = 5, maxWidth = 1000, repeated = "array" }: NestedOptions,
): Failure | undefined {
  if (path.length - 1 > maxDepth) return { code: "too-deep", at: maxDepth + 1 };
  let node = root;
  for (let at = 0; at < path.length; at++) {
    const { key } = path[at]!;
    if (key !== null) {
      if (node.isValue) return { code: "conflict", at };
      node.hasNames = true;
    } else if (node.values.length > 0) moveValues(node, nodes);
    let child = key === null ? undefined : node.children.get(key);
    if (child === undefined) nodes.push((child = addChild(node, key ?? String(node.nextIndex))));
    if (node.children.size > maxWidth) return { code: "too-wide", at };
    node = child;
  }
  const last = path.length - 1;
  if (node.hasNames) return { code: "conflict", at: last };
  if (node.isValue && node.children.size === 0 && repeated !== "array") {
    if (repeated === "error") return { code: "repeated-name", at: last };
    if (repeated === "last") node.values = [value];
    return undefined;
  }
  addValue(node, value, nodes);
  return Math.max(node.values.length, node.children.size) > maxWidth ? { code: "too-wide", at: last } : undefined;
}

function addValue(node: Node, value: string, nodes: Node[]): void {
  node.isValue = true;
  if (node.children.size === 0) {
    node.values.push(value);
    return;
  }
  // `a=1` after `a[]=0` is one more of the list.
  const child = addChild(node, String(node.nextIndex));
  addValue(child, value, nodes);
  nodes.push(child);
}

/** `a[]=1` after `a=0`: the values that `a` has had are the first of its list. */
function moveValues(node: Node, nodes: Node[]): void {
  const { values } = node;
  node.values = [];
  for (const value of values) {
    const child = addChild(node, String(node.nextIndex));
    addValue(child, value, nodes);
    nodes.push(child);
  }
}
