import type { Result } from "@url/result";
import { expectOptions } from "@url/result/internal";
import { expectPairs, type Pairs, pairOf } from "../pairs.ts";
import { addChild, createNode, type Node, objectOf, resultOf } from "./node.ts";
import {
  NESTED_OPTIONS,
  type NestedError,
  type NestedErrorCode,
  type NestedObject,
  type NestedOptions,
  type NestedValue,
} from "./options.ts";
import { type Key, readPath } from "./path.ts";

/**
 * Makes an object of pairs, by the brackets in their names: `a[b]=1` is an entry `b` of `a`, and `a[]=1` is one more
 * value of the list `a`. Fails with `too-deep` or `too-wide` over a limit, with `conflict` if a name is both a value and
 * an object, and with `repeated-name` if the option says so; nothing is dropped. The range is of the name of the pair
 * `index`, in UTF-16 code units. Takes time linear in the length of all names, and does not recurse.
 * @throws TypeError or RangeError for a wrong option; TypeError if `pairs` is not an iterable of lists of two
 * @example nest([["a", "1"], ["a[b]", "2"]]) // → { ok: false, error: { code: "conflict", index: 1, start: 1, end: 4 } }
 * @see https://www.php.net/manual/en/language.variables.external.php
 */
export function nest(pairs: Pairs, options: NestedOptions = {}): Result<NestedObject, NestedError> {
  expectOptions(options, "nest", NESTED_OPTIONS);
  expectPairs(pairs, "nest");
  const { dots = false, maxDepth = 5 } = options;
  const root = createNode();
  // In an order in which parents come before their children.
  const nodes: Node[] = [];
  let index = 0;
  for (const pair of pairs) {
    const [name, value] = pairOf(pair, "nest");
    const path = readPath(name, dots, maxDepth + 2);
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

/** The error, and the key of the path that it is about. */
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
  // `a=1` after `a[]=0` is one more entry of the list.
  const child = addChild(node, String(node.nextIndex));
  addValue(child, value, nodes);
  nodes.push(child);
}

/** `a[]=1` after `a=0`: the values that `a` had become the first entries of its list. */
function moveValues(node: Node, nodes: Node[]): void {
  const { values } = node;
  node.values = [];
  for (const value of values) {
    const child = addChild(node, String(node.nextIndex));
    addValue(child, value, nodes);
    nodes.push(child);
  }
}
