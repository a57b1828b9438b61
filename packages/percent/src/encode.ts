import { expectNumber, expectText, refuseNumber } from "@url/result/internal";
import { encodeByEngine, encodeText } from "#fast";
import { BYTES } from "./bytes.ts";
import { expectSet, type PercentEncodeSet } from "./sets.ts";

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
  return (typeof byte === "number" && BYTES[byte]) || refuseNumber(byte, where, "byte", "an integer from 0 to 255");
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
