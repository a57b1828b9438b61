import type { Result } from "@url/result";
import { expectOptions, expectPairs } from "@url/result/internal";
import { type Pairs, pairOf } from "../pairs.ts";
import { dialectOf } from "./dialects.ts";
import {
  NESTED_OPTIONS,
  type NestedError,
  type NestedObject,
  type NestedOptions,
  type NestedValue,
} from "./options.ts";
import { createPath, type Path } from "./path.ts";
import { endOfGroup } from "./read-qs.ts";
import { createTree, type Misplaced } from "./tree.ts";

/**
 * Makes an object of pairs, by the brackets in their names: `a[b]=1` is an entry `b` of `a`, and `a[]=1` is one more
 * value of the list `a`. Fails with `too-deep` or `too-wide` over a limit, with `conflict` if a name is both a value and
 * an object, and with `repeated-name` if the option says so; no pair is dropped. The range is of the name of the pair
 * `index`, in UTF-16 code units. Takes time linear in the length of all names, and does not recurse.
 * @throws TypeError or RangeError for a wrong option; TypeError if `pairs` is not an iterable of lists of two strings
 * @example nest([["a", "1"], ["a[b]", "2"]]) // → { ok: false, error: { code: "conflict", index: 1, start: 1, end: 4 } }
 * @see https://www.php.net/manual/en/language.variables.external.php
 */
export function nest(pairs: Pairs, options: NestedOptions = {}): Result<NestedObject, NestedError> {
  expectOptions(options, "nest", NESTED_OPTIONS);
  expectPairs(pairs, "nest");
  return nestFor("nest", pairs, options);
}

/**
 * `nest` on behalf of the function `where`, which checked its options. For each list in it, `sources` gets the object that
 * it was made of.
 */
export function nestFor(
  where: string,
  pairs: Pairs,
  options: NestedOptions,
  sources?: Map<NestedValue, NestedObject>,
): Result<NestedObject, NestedError> {
  const dialect = dialectOf(options.dialect);
  const { maxDepth = dialect.maxDepth, maxWidth = 1000, repeated = dialect.repeated, commas = false } = options;
  const tree = createTree(dialect, maxWidth, repeated);
  const path = createPath(maxDepth + 2);
  let index = 0;
  // What the name before has in front of its last key, if anything, unless the next name has to be read as a whole.
  let prefix: string | undefined;
  for (const pair of pairs) {
    let [name, value] = pairOf(pair, where);
    const { length } = name;
    const isSibling = prefix ? hasOneKeyBehind(name, prefix) : false;
    if (isSibling) {
      const last = path.length - 1;
      path.keys[last] = name.slice(path.starts[last]! + 1, -1);
      path.ends[last] = length;
    } else {
      if (dialect.joinsNames && value.includes("]=") && isOpen(name)) {
        const end = value.indexOf("]=") + 1;
        name += `=${value.slice(0, end)}`;
        value = value.slice(end + 1);
      }
      path.length = 0;
      dialect.read(name, path);
    }
    const given = commas && value.includes(",") ? value.split(",") : value;
    let error: Misplaced | undefined;
    if (isSibling) error = tree.addSibling(path, given);
    else {
      error = path.length - 1 > maxDepth ? { code: "too-deep", at: maxDepth + 1 } : tree.add(path, given);
      prefix = dialect.hasSiblings ? prefixOf(name, path) : undefined;
    }
    if (error !== undefined) {
      const { code, at } = error;
      return { ok: false, error: { code, index, start: path.starts[at]!, end: Math.min(path.ends[at]!, length) } };
    }
    index++;
  }
  return { ok: true, value: tree.finish(sources) };
}

/** Returns what a name has in front of its last key, unless a `[]` is in it, which may lead to another entry each time. */
function prefixOf(name: string, path: Path): string | undefined {
  const prefix = name.slice(0, path.starts[path.length - 1]);
  return prefix.includes("[]") ? undefined : prefix;
}

/**
 * Returns true if a name is `prefix` and one key in brackets, without brackets of its own. Most names of a form follow one
 * with the same prefix, and are read in half of the time so.
 */
function hasOneKeyBehind(name: string, prefix: string): boolean {
  const start = prefix.length;
  return (
    name.length > start + 2 &&
    name.charCodeAt(start) === LEFT_BRACKET &&
    name.indexOf("]", start) === name.length - 1 &&
    name.indexOf("[", start + 1) === -1 &&
    name.startsWith(prefix)
  );
}

/**
 * Returns true if the last key of a name has a "[" without its "]". The name of `a[>=]=1` as it is parsed is `a[>`, and
 * its value `]=1`: there is more of the name in the value. If no "[" is open, no sender can move a part of the value into
 * the name, as in `role=guest]=admin`. A name that ends with a "]" is complete: `a[b[c]=]=1` has the value `]=1`.
 */
function isOpen(name: string): boolean {
  if (name.endsWith("]")) return false;
  let at = name.indexOf("[");
  while (at !== -1) {
    const end = endOfGroup(name, at);
    if (end === -1) return true;
    at = name.indexOf("[", end);
  }
  return false;
}

const LEFT_BRACKET = 0x5b;
