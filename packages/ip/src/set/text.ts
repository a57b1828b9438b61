import type { Result } from "@url/result";
import { expectOptions, expectText } from "@url/result/internal";
import { PREFIX_OPTIONS, type PrefixOptions } from "../prefix/parse.ts";
import { expectSet, type IPSet } from "./ip-set.ts";
import { prefixesOf } from "./list.ts";
import { makeSet, type SetError } from "./make.ts";

/**
 * Serializes a set as its fewest prefixes, one in each line. Each line ends with LF. Equal sets have equal text.
 * @throws TypeError if `set` is not a set
 * @example serializeSet(orThrow(makeSet(["10.0.0.0/9", "10.128.0.0/9"]))) // → "10.0.0.0/8\n"
 */
export function serializeSet(set: IPSet): string {
  expectSet(set, "serializeSet", "set");
  let output = "";
  for (const prefix of prefixesOf(set)) output += `${prefix}\n`;
  return output;
}

/**
 * Parses lines of prefixes, ranges and addresses, in any order. Empty lines are ignored, and so is a CR before the LF.
 * For lists with comments, or in other formats, use `@url/ip/list`. In the error, `index` is the number of the line,
 * counted from 0, and the range is of that line.
 * @throws TypeError or RangeError for a wrong option
 * @example parseSet("10.0.0.0/8\n\n10.0.0") // → { ok: false, error: { code: "IPv4-too-few-parts", start: 0, end: 6, index: 2 } }
 */
export function parseSet(text: string, options?: PrefixOptions): Result<IPSet, SetError> {
  expectText(text, "parseSet", "text");
  expectOptions(options, "parseSet", PREFIX_OPTIONS);
  let index = -1;
  // Line by line: a list of all lines takes twice the memory of the set.
  function* lines(): Iterable<string> {
    for (let start = 0, end: number; start <= text.length; start = end + 1) {
      index++;
      end = text.indexOf("\n", start);
      const line = end === -1 ? text.slice(start) : text.slice(start, end).replace(/\r$/, "");
      if (line !== "") yield line;
      if (end === -1) return;
    }
  }
  const made = makeSet(lines(), options);
  return made.ok ? made : { ok: false, error: { ...made.error, index } };
}
