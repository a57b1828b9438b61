import type { Result } from "@url/result";
import { expectText } from "@url/result/internal";
import { COLON, FULL_STOP } from "./code-points.ts";
import type { IPv6Error, IPv6ErrorCode } from "./error.ts";
import { expectPieces } from "./expect.ts";
import { HEX_DIGIT_VALUES } from "./hex-digits.ts";

/**
 * Parses an IPv6 address as the Standard does: text without brackets and without a zone, to eight 16-bit pieces.
 * The error is the first fatal validation error; its range is of `text`, in UTF-16 code units.
 * @param into receives the pieces, so that bulk work allocates no array; after a failure its content is unspecified
 * @throws TypeError if `text` is not a string, or if `into` is not a Uint16Array of eight elements
 * @example Array.from(orThrow(parseIPv6("2001:db8::1"))) // → [8193, 3512, 0, 0, 0, 0, 0, 1]
 * @see https://url.spec.whatwg.org/#concept-ipv6-parser
 */
export function parseIPv6(text: string, into: Uint16Array = new Uint16Array(8)): Result<Uint16Array, IPv6Error> {
  expectText(text, "parseIPv6", "text");
  expectPieces(into, "parseIPv6: into");
  const error = readIPv6(text, into);
  return error === null ? { ok: true, value: into } : { ok: false, error };
}

/**
 * Writes the eight pieces of `text` into `into`. Returns the error that stopped it, or null. `report.ts`
 * finds the validation errors that are not fatal.
 * @see https://url.spec.whatwg.org/#concept-ipv6-parser
 */
export function readIPv6(text: string, into: Uint16Array): IPv6Error | null {
  let pieceIndex = 0;
  // The index after the first zero piece that "::" stands for; 0 if there is no "::".
  let compress = 0;
  let at = 0;

  // ::1
  //  ^ at: the loop reads the second colon as it reads that of any other "::"
  if (text.charCodeAt(0) === COLON && text.charCodeAt(++at) !== COLON) {
    return fatalError(text, "IPv6-invalid-compression", 0);
  }

  while (at < text.length) {
    if (pieceIndex === 8) return fatalError(text, "IPv6-too-many-pieces", at, text.length);
    if (text.charCodeAt(at) === COLON) {
      // 1::2::3
      //      ^ at
      if (compress > 0) return fatalError(text, "IPv6-multiple-compression", at - 1, at + 1);
      into[pieceIndex++] = 0;
      compress = pieceIndex;
      at++;
      continue;
    }

    const start = at;
    let value = 0;
    for (; at < text.length && at - start < 4; at++) {
      const digit = HEX_DIGIT_VALUES[text.charCodeAt(at)]!;
      if (!(digit <= 15)) break;
      value = (value << 4) | digit;
    }
    if (at < text.length) {
      if (text.charCodeAt(at) === FULL_STOP) {
        // Without a digit before the ".", the missing digit is the error, and parseIPv4Tail returns it.
        if (pieceIndex > 6 && at > start) return fatalError(text, "IPv4-in-IPv6-too-many-pieces", start, text.length);
        const address = parseIPv4Tail(text, start);
        if (typeof address === "object") return address;
        into[pieceIndex++] = address >> 16;
        into[pieceIndex++] = address;
        break;
      }
      // A final colon must be part of a "::": "1:2:" is as invalid as "1:2!".
      if (text.charCodeAt(at) !== COLON || at + 1 === text.length) {
        return fatalError(text, "IPv6-invalid-code-point", at);
      }
    }
    into[pieceIndex++] = value;
    at++;
  }

  if (compress > 0) {
    // After 1:2::3 the pieces are 1, 2, 0, 3: those after the gap move to the end, and zeros fill their places.
    let to = 8;
    while (pieceIndex > compress) into[--to] = into[--pieceIndex]!;
    while (to > compress) into[--to] = 0;
  } else if (pieceIndex !== 8) {
    return fatalError(text, "IPv6-too-few-pieces", 0, text.length);
  }
  return null;
}

/** Reads the dotted-decimal tail that starts at `start` as a 32-bit number. */
function parseIPv4Tail(text: string, start: number): number | IPv6Error {
  let address = 0;
  let at = start;
  for (let numbersSeen = 1; ; numbersSeen++, at++) {
    // 127.0.0.1
    //     ^ partStart
    const partStart = at;
    let part = 0;
    for (; at < text.length; at++) {
      const digit = HEX_DIGIT_VALUES[text.charCodeAt(at)]!;
      if (!(digit <= 9)) break;
      if (part === 0 && at > partStart) return fatalError(text, "IPv4-in-IPv6-invalid-code-point", partStart, at + 1);
      part = part * 10 + digit;
      if (part > 255) return fatalError(text, "IPv4-in-IPv6-out-of-range-part", partStart, at + 1);
    }
    if (at === partStart) return fatalError(text, "IPv4-in-IPv6-invalid-code-point", at);
    address = (address << 8) | part;
    if (at === text.length) {
      return numbersSeen === 4 ? address : fatalError(text, "IPv4-in-IPv6-too-few-parts", start, at);
    }
    if (text.charCodeAt(at) !== FULL_STOP || numbersSeen === 4) {
      return fatalError(text, "IPv4-in-IPv6-invalid-code-point", at);
    }
  }
}

/** Returns an error. Without `end`, the range is the code point at `start`; it is empty at the end. */
function fatalError(
  text: string,
  code: IPv6ErrorCode,
  start: number,
  end: number = Math.min(text.length, start + (text.codePointAt(start)! > 0xffff ? 2 : 1)),
): IPv6Error {
  return { code, start, end };
}
