import { expectNumber, expectText, refuse } from "@url/result/internal";
import { encodeByEngine, endOfSame } from "#fast";
import { flatten, LONG } from "./parts.ts";
import { isSurrogate } from "./scalar-value.ts";
import { expectSet, type PercentEncodeSet, PLUS } from "./sets.ts";

/**
 * Returns a byte as "%" and two upper-case hex digits.
 * @param byte 0 to 255
 * @throws RangeError if `byte` is another number, and TypeError if it is not a number
 * @example percentEncodeByte(0xe9) // → "%E9"
 * @see https://url.spec.whatwg.org/#percent-encode
 */
export function percentEncodeByte(byte: number): string {
  return encodeByte(byte, "percentEncodeByte");
}

/** `percentEncodeByte` for the function `where`. */
export function encodeByte(byte: number, where: string): string {
  return (typeof byte === "number" && BYTES[byte]) || refuse(byte, where, "byte", "an integer from 0 to 255", "number");
}

/**
 * Encodes text with UTF-8 and percent-encodes it: `input`, or the part of it from `start` to `end` (UTF-16 code units, as in `slice`). A lone
 * surrogate is encoded as U+FFFD. "%" itself is encoded with `COMPONENT` and `FORM_URLENCODED` only. Never fails for
 * text.
 * @throws TypeError if `input` is not a string, or `set` not a percent-encode set
 * @example utf8PercentEncode("crème brûlée?", PATH) // → "cr%C3%A8me%20br%C3%BBl%C3%A9e%3F"
 * @see https://url.spec.whatwg.org/#string-utf-8-percent-encode
 */
export function utf8PercentEncode(input: string, set: PercentEncodeSet, start = 0, end?: number): string {
  expectText(input, "utf8PercentEncode", "input");
  const encoded = start === 0 && end === undefined ? encodeByEngine(input, set) : undefined;
  if (encoded !== undefined) return encoded;
  expectSet(set, "utf8PercentEncode");
  expectNumber(start, "utf8PercentEncode", "start");
  if (end !== undefined) expectNumber(end, "utf8PercentEncode", "end");
  return encodeText(input, set, start, end);
}

/**
 * `utf8PercentEncode` without the checks, which took 5 % of the time in which a short fragment is set. The end has a
 * default because `slice` without an end takes 3 ns more.
 */
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
      const same = endOfSame(text, clean, table) ?? clean;
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

/** One expression for each length: adding to a string byte by byte measured half as fast. */
function encodeNonASCII(c: number): string {
  if (c < 0x800) return BYTES[0xc0 | (c >> 6)]! + continuation(c);
  if (c < 0x10000) return BYTES[0xe0 | (c >> 12)]! + continuation(c >> 6) + continuation(c);
  return BYTES[0xf0 | (c >> 18)]! + continuation(c >> 12) + continuation(c >> 6) + continuation(c);
}

function continuation(bits: number): string {
  return BYTES[0x80 | (bits & 0x3f)]!;
}

/** Every byte, encoded once: two look-ups and a concatenation for each byte measured four times slower. */
export const BYTES: readonly string[] = /* @__PURE__ */ Array.from(
  { length: 256 },
  (_, byte) => `%${(byte + 256).toString(16).slice(1).toUpperCase()}`,
);
