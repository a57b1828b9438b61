import { BYTES, encodeNonASCII } from "../bytes.ts";
import { flatten, LONG } from "../parts.ts";
import { isSurrogate } from "../scalar-value.ts";
import { type PercentEncodeSet, PLUS } from "../sets.ts";
import { endOfSame } from "./end-of-same.ts";

/** Returns what the function of this name in `../encode-text.ts` does, sooner for long texts and long runs. */
export function encodeText(
  input: string,
  { members, table }: PercentEncodeSet,
  start = 0,
  end: number = input.length,
): string {
  const text = input.slice(start, end);
  // A scan by regular expression pays for its call from about 40 units on.
  const first = text.length > 40 ? text.search(members) : 0;
  if (first === -1) return text;
  let done = "";
  let output = "";
  let clean = 0;
  let count = 0;
  for (let at = first; at < text.length; at++) {
    const unit = text.charCodeAt(at);
    if (unit < 0x7f && table[unit] === 0) continue;
    if (clean < at) output += text.slice(clean, at);
    if (unit < 0x80) {
      output += table[unit] === PLUS ? "+" : BYTES[unit];
    } else {
      const codePoint = text.codePointAt(at)!;
      if (codePoint > 0xffff) at++;
      output += encodeNonASCII(isSurrogate(codePoint) ? 0xfffd : codePoint);
    }
    clean = at + 1;
    if (++count > 8) {
      count = 0;
      const same = endOfSame(text, clean, table);
      if (same > clean + 8 || output.length > LONG) {
        done += flatten(output) + encodeURI(text.slice(clean, same));
        output = "";
        clean = same;
        at = same - 1;
      }
    }
  }
  return clean === 0 ? text : done + output + text.slice(clean);
}
