import type { IPSet } from "./ip-set.ts";
import { setToPrefixes } from "./list.ts";
import { makeSet, type SetError } from "./make.ts";

/** The set as text: its fewest prefixes, one a line, each line ended by LF. Equal sets are the same text. */
export function serializeSet(set: IPSet): string {
  return setToPrefixes(set)
    .map((prefix) => `${prefix}\n`)
    .join("");
}

/**
 * Reads lines of prefixes, ranges and addresses, as {@link serializeSet} writes them or in any order; empty lines and
 * a CR before the LF do not count. In an error, `index` is the number of the line, from 0, and offsets are the line's.
 */
export function parseSet(text: string): IPSet | SetError {
  const lines = text.split(/\r?\n/);
  const numbers = Array.from(lines.keys()).filter((number) => lines[number] !== "");
  const set = makeSet(numbers.map((number) => lines[number]!));
  return "index" in set ? { ...set, index: numbers[set.index]! } : set;
}
