import type { Result } from "@url/result";
import type { IPSet } from "./ip-set.ts";
import { eachPrefix } from "./list.ts";
import { makeSet, type SetError } from "./make.ts";

/**
 * Serializes a set as its fewest prefixes, one in each line. Each line ends with LF. Equal sets have equal text.
 * @throws TypeError if `set` is not a set
 * @example serializeSet(orThrow(makeSet(["10.0.0.0/9", "10.128.0.0/9"]))) // → "10.0.0.0/8\n"
 */
export function serializeSet(set: IPSet): string {
  let output = "";
  eachPrefix(set, "serializeSet", (prefix) => {
    output += `${prefix}\n`;
  });
  return output;
}

/**
 * Parses lines of prefixes, ranges and addresses, in any order. Empty lines are ignored, and so is a CR before the LF.
 * In the error, `index` is the number of the line, counted from 0, and the range is of that line.
 * @example parseSet("10.0.0.0/8\n\n10.0.0") // → { ok: false, error: { code: "IPv4-too-few-parts", start: 0, end: 6, index: 2 } }
 */
export function parseSet(text: string): Result<IPSet, SetError> {
  const input = `${text}`;
  let index = -1;
  // Line by line: a list of all lines takes twice the memory of the set.
  function* lines(): Iterable<string> {
    for (let start = 0, end: number; start <= input.length; start = end + 1) {
      index++;
      end = input.indexOf("\n", start);
      const line = end === -1 ? input.slice(start) : input.slice(start, end).replace(/\r$/, "");
      if (line !== "") yield line;
      if (end === -1) return;
    }
  }
  const made = makeSet(lines());
  return made.ok ? made : { ok: false, error: { ...made.error, index } };
}
