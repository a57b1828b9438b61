import type { Result } from "@url/result";
import { expectText } from "@url/result/internal";
import type { IPv4Error } from "./error.ts";
import { toResult } from "./to-result.ts";

/**
 * Parses an IPv4 address as URLs do, which is as lenient as `inet_aton`: one to four parts, each decimal, octal
 * (leading "0") or hexadecimal (leading "0x"), where the last part fills all remaining bytes.
 * The value is a 32-bit number; the error's range is of `text`, in UTF-16 code units.
 *
 * For text from a person or a configuration file, use the strict {@link parseIPv4}.
 * @throws TypeError if `text` is not a string
 * @example parseIPv4Lenient("0x7f.1") // → { ok: true, value: 2130706433 }
 * @see https://url.spec.whatwg.org/#concept-ipv4-parser
 */
export function parseIPv4Lenient(text: string): Result<number, IPv4Error> {
  expectText(text, "parseIPv4Lenient", "text");
  return toResult(readIPv4Lenient(text));
}

/**
 * Returns the 32-bit number or the error itself, without a result object. `report.ts` finds the validation errors that are
 * not fatal.
 */
export function readIPv4Lenient(text: string): number | IPv4Error {
  let end = text.length;
  if (end === 0 || text.charCodeAt(end - 1) === FULL_STOP) {
    end = Math.max(end - 1, 0);
  }

  let parts = 1;
  for (let i = 0; i < end; i++) {
    if (text.charCodeAt(i) !== FULL_STOP) continue;
    if (parts === 4) return { code: "IPv4-too-many-parts", start: i + 1, end };
    parts++;
  }

  // The last part fills the remaining bytes: it must be less than this. A power of 40 - 8 * parts took 40 ns.
  const limit = [2 ** 32, 2 ** 24, 2 ** 16, 2 ** 8][parts - 1]!;
  // 10.1.0x203
  //      ^ start
  let address = 0;
  let last = 0;
  let outOfRange: IPv4Error | undefined;
  let overflows = false;
  for (let start = 0, part = 1; part <= parts; part++) {
    const dot = text.indexOf(".", start);
    const stop = part < parts ? dot : end;
    last = parseIPv4Number(text.slice(start, stop));
    if (last === -1) return { code: "IPv4-non-numeric-part", start, end: stop };
    // The first one is the error: of the parts beyond 255, only the last one may be in range.
    if (last > 255) outOfRange ??= { code: "IPv4-out-of-range-part", start, end: stop };
    overflows ||= last >= (part < parts ? 256 : limit);
    if (part < parts) address = address * 256 + last;
    start = stop + 1;
  }
  return overflows ? outOfRange! : address * limit + last;
}

/**
 * Reads a part as an IPv4 number. Returns -1 if it is not one. A number above 2^53 loses its last digits, but stays as
 * large, so that it is still out of range.
 * @see https://url.spec.whatwg.org/#ipv4-number-parser
 */
function parseIPv4Number(part: string): number {
  if (/^(?:[1-9]\d*|0x[\da-f]+)$/i.test(part)) return Number(part);
  if (/^0x?$/i.test(part)) return 0;
  return /^0[0-7]+$/.test(part) ? Number(`0o${part}`) : -1;
}

const FULL_STOP = 0x2e;
