import type { Result } from "@url/result";
import { expectText } from "@url/result/internal";
import type { IPv4Error } from "./error.ts";
import { toResult } from "./to-result.ts";

/**
 * Parses an IPv4 address in dotted decimal: four parts from 0 to 255 without leading zeros, which is the Standard's
 * valid IPv4-address string. The value is a 32-bit number; the error's range is of `text`, in UTF-16 code units.
 * @throws TypeError if `text` is not a string
 * @example parseIPv4("127.0.0.1") // → { ok: true, value: 2130706433 }
 * @see https://url.spec.whatwg.org/#valid-ipv4-address-string
 */
export function parseIPv4(text: string): Result<number, IPv4Error> {
  expectText(text, "parseIPv4", "text");
  return toResult(readIPv4(text));
}

/** Returns the 32-bit number or the error itself, without a result object. */
export function readIPv4(text: string): number | IPv4Error {
  let address = 0;
  let start = 0;
  for (let part = 1; part <= 4; part++) {
    let value = 0;
    let at = start;
    for (; at < text.length; at++) {
      const digit = text.charCodeAt(at) - 0x30;
      if (digit === FULL_STOP) break;
      if (digit < 0 || digit > 9) return { code: "IPv4-non-numeric-part", start, end: `${text}.`.indexOf(".", at) };
      value = value * 10 + digit;
    }
    if (at === start) return { code: "IPv4-empty-part", start, end: at };
    if (at - start > 1 && text.charCodeAt(start) === 0x30) return { code: "IPv4-non-decimal-part", start, end: at };
    if (value > 255) return { code: "IPv4-out-of-range-part", start, end: at };
    address = address * 256 + value;
    if (part < 4 && at === text.length) return { code: "IPv4-too-few-parts", start: 0, end: at };
    start = at + 1;
  }
  if (start <= text.length) return { code: "IPv4-too-many-parts", start, end: text.length };
  return address;
}

/** U+002E (.) minus U+0030 (0). */
const FULL_STOP = -2;
