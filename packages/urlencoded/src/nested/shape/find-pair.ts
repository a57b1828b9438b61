import { dialectOf } from "../dialects.ts";
import type { DialectName } from "../options.ts";
import { createPath } from "../path.ts";
import type { StandardIssue } from "./standard.ts";

/** Returns the index of the pair whose name has most of the keys of a path, and at least the first; -1 if none has. */
export type FindPair = (path: NonNullable<StandardIssue["path"]>) => number;

/**
 * Creates a function that finds the pairs that issues are about. It reads all names once, so that many issues in a long
 * form take linear time. A `[]` is the next entry of its list, and so is each value of a repeated name.
 */
export function createFindPair(
  pairs: readonly (readonly [name: string, value: string])[],
  dialect: DialectName | undefined,
): FindPair {
  const { read } = dialectOf(dialect);
  const name = createPath(8);
  /** The first pair of each path, whose keys are joined by NUL. */
  const places = new Map<string, number>();
  const counts = new Map<string, number>();
  const next = (path: string): number => {
    const count = counts.get(path) ?? 0;
    counts.set(path, count + 1);
    return count;
  };
  const add = (path: string, index: number): void => {
    if (!places.has(path)) places.set(path, index);
  };
  pairs.forEach(([text], index) => {
    name.length = 0;
    read(text, name);
    let path = "";
    // Deeper names than any form has are found by their first keys.
    const depth = Math.min(name.length, MOST_KEYS);
    for (let at = 0; at < depth; at++) {
      path += `\0${name.keys[at] ?? next(path)}`;
      add(path, index);
    }
    if (name.keys[depth - 1] !== null) add(`${path}\0${next(path)}`, index);
  });
  return (path) => {
    const keys = path.slice(0, MOST_KEYS + 1).map((part) => String(typeof part === "object" ? part.key : part));
    for (let length = keys.length; length > 0; length--) {
      const index = places.get(`\0${keys.slice(0, length).join("\0")}`);
      if (index !== undefined) return index;
    }
    return -1;
  };
}

const MOST_KEYS = 32;
