import { COLON, DIGIT_ZERO, FULL_STOP } from "./code-points.ts";
import type { IPv6Error, IPv6ErrorCode, IPv6Report } from "./error.ts";

/**
 * The Standard's IPv6 parser: text without brackets and without a zone to eight 16-bit pieces.
 * The pieces are written into `into` when it is given (eight of them; its content is undefined after a
 * failure), so that bulk work allocates nothing. Returns that array, or the error value; `report` hears
 * every validation error, that one included. The one that is not fatal is `IPv6-piece-leading-zero`.
 * @see https://url.spec.whatwg.org/#concept-ipv6-parser
 */
export function parseIPv6(
  text: string,
  into: Uint16Array = new Uint16Array(8),
  report?: IPv6Report,
): Uint16Array | IPv6Error {
  if (!(into.length >= 8)) throw new RangeError("parseIPv6: into must be a Uint16Array of eight");
  if (report !== undefined && typeof report !== "function") {
    throw new TypeError("parseIPv6: report must be a function");
  }
  let pieceIndex = 0;
  // 0 for none: the gap's own first piece stands before it.
  let compress = 0;
  let at = 0;

  // ::1
  //  ^ at: the second colon is read as every other "::" is
  if (text.charCodeAt(0) === COLON && text.charCodeAt(++at) !== COLON) {
    return fail(text, report, "IPv6-invalid-compression", 0);
  }

  while (at < text.length) {
    if (pieceIndex === 8) return fail(text, report, "IPv6-too-many-pieces", at, text.length);
    if (text.charCodeAt(at) === COLON) {
      // 1::2::3
      //      ^ at
      if (compress > 0) return fail(text, report, "IPv6-multiple-compression", at - 1, at + 1);
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
        // With no digit before the ".", that is the error: the tail finds it first of all.
        if (pieceIndex > 6 && at > start) return fail(text, report, "IPv4-in-IPv6-too-many-pieces", start, text.length);
        const address = parseIPv4Tail(text, report, start);
        if (typeof address === "object") return address;
        into[pieceIndex++] = address >> 16;
        into[pieceIndex++] = address;
        break;
      }
      // A colon at the very end is followed by nothing: "1:2:" is as wrong as "1:2!".
      if (text.charCodeAt(at) !== COLON || at + 1 === text.length) {
        return fail(text, report, "IPv6-invalid-code-point", at);
      }
    }
    // 2001:0db8::
    //      ^ start
    if (text.charCodeAt(start) === DIGIT_ZERO && at - start > 1) report?.("IPv6-piece-leading-zero", start, at);
    into[pieceIndex++] = value;
    at++;
  }

  if (compress > 0) {
    // 1:2::3 has read "1 2 0 3": what follows the gap moves to the end, zeros fill what it leaves.
    let to = 8;
    while (pieceIndex > compress) into[--to] = into[--pieceIndex]!;
    while (to > compress) into[--to] = 0;
  } else if (pieceIndex !== 8) {
    return fail(text, report, "IPv6-too-few-pieces", 0, text.length);
  }
  return into;
}

/** Reads the dotted-decimal tail that starts at `start` to a 32-bit number. */
function parseIPv4Tail(text: string, report: IPv6Report | undefined, start: number): number | IPv6Error {
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
      if (part === 0 && at > partStart) return fail(text, report, "IPv4-in-IPv6-invalid-code-point", partStart, at + 1);
      part = part * 10 + digit;
      if (part > 255) return fail(text, report, "IPv4-in-IPv6-out-of-range-part", partStart, at + 1);
    }
    if (at === partStart) return fail(text, report, "IPv4-in-IPv6-invalid-code-point", at);
    address = (address << 8) | part;
    if (at === text.length) {
      return numbersSeen === 4 ? address : fail(text, report, "IPv4-in-IPv6-too-few-parts", start, at);
    }
    if (text.charCodeAt(at) !== FULL_STOP || numbersSeen === 4) {
      return fail(text, report, "IPv4-in-IPv6-invalid-code-point", at);
    }
  }
}

/** Fails at the code point at `start`, or at the end of the text, unless an end is given. */
function fail(
  text: string,
  report: IPv6Report | undefined,
  code: IPv6ErrorCode,
  start: number,
  end: number = Math.min(text.length, start + (text.codePointAt(start)! > 0xffff ? 2 : 1)),
): IPv6Error {
  report?.(code, start, end);
  return { code, start, end };
}

/**
 * The value of the ASCII hex digit with that code; more than 15 for every other unit: "1" before a digit makes
 * sixteen and its value, "1" before anything else is one, and one less sixteen is 241 in eight bits.
 * What lies past the table is `undefined`, which is no digit either: ask `!(digit <= 15)`.
 * A table, because digits and letters come in no order that a processor could predict.
 */
const HEX_DIGIT_VALUES: Uint8Array = /* @__PURE__ */ Uint8Array.from(
  { length: 256 },
  (_, unit) => parseInt(`1${String.fromCharCode(unit)}`, 16) - 16,
);
