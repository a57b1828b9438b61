import type { Result } from "@url/result";
import { expectSet, type IPSet } from "./ip-set.ts";
import { setToPrefixes } from "./list.ts";
import { makeSet, type SetError } from "./make.ts";

/**
 * Serializes a set as its fewest prefixes, one in each line. Each line ends with LF. Equal sets have equal text.
 * @throws TypeError if `set` is not a set
 * @example serializeSet(orThrow(makeSet(["10.0.0.0/9", "10.128.0.0/9"]))) // → "10.0.0.0/8\n"
 */
export function serializeSet(set: IPSet): string {
  expectSet(set, "serializeSet", "set");
  return setToPrefixes(set)
    .map((prefix) => `${prefix}\n`)
    .join("");
}

/**
 * Parses lines of prefixes, ranges and addresses, in any order. Empty lines are ignored, and so is a CR before the LF.
 * In the error, `index` is the number of the line, counted from 0, and the range is of that line.
 * @example parseSet("10.0.0.0/8\n\n10.0.0") // → { ok: false, error: { code: "IPv4-too-few-parts", start: 0, end: 6, index: 2 } }
 */
export function parseSet(text: string): Result<IPSet, SetError> {
  const lines = `${text}`.split(/\r?\n/);
  const numbers = Array.from(lines.keys()).filter((number) => lines[number] !== "");
  const made = makeSet(numbers.map((number) => lines[number]!));
  return made.ok ? made : { ok: false, error: { ...made.error, index: numbers[made.error.index]! } };
}
