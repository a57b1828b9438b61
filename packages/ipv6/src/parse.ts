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
  const length = text.length;
  let pieceIndex = 0;
  let compress = -1;
  let at = 0;

  if (text.charCodeAt(0) === COLON) {
    if (text.charCodeAt(1) !== COLON) return fail("IPv6-invalid-compression", 0, 1, report);
    at = 2;
    compress = ++pieceIndex;
    into[0] = 0;
  }

  while (at < length) {
    if (pieceIndex === 8) return fail("IPv6-too-many-pieces", at, length, report);
    if (text.charCodeAt(at) === COLON) {
      // 1::2::3
      //      ^ at
      if (compress !== -1) return fail("IPv6-multiple-compression", at - 1, at + 1, report);
      into[pieceIndex] = 0;
      at++;
      compress = ++pieceIndex;
      continue;
    }

    const start = at;
    let value = 0;
    for (; at < length && at - start < 4; at++) {
      const digit = hexDigitValue(text.charCodeAt(at));
      if (digit === -1) break;
      value = value * 16 + digit;
    }
    const unit = at < length ? text.charCodeAt(at) : END;

    if (unit === FULL_STOP) {
      if (at === start) return fail("IPv4-in-IPv6-invalid-code-point", at, at + 1, report);
      if (pieceIndex > 6) return fail("IPv4-in-IPv6-too-many-pieces", start, length, report);
      const error = parseIPv4Part(text, start, into, pieceIndex);
      if (error !== null) return fail(error.code, error.start, error.end, report);
      pieceIndex += 2;
      at = length;
      break;
    }
    const pieceEnd = at;
    if (unit === COLON) {
      if (++at === length) return fail("IPv6-invalid-code-point", pieceEnd, length, report);
    } else if (unit !== END) {
      return fail("IPv6-invalid-code-point", at, at + (text.codePointAt(at)! > 0xffff ? 2 : 1), report);
    }
    // 2001:0db8::
    //      ^ start
    if (pieceEnd - start > 1 && value < 16 ** (pieceEnd - start - 1)) {
      report?.("IPv6-piece-leading-zero", start, pieceEnd);
    }
    into[pieceIndex++] = value;
  }

  if (compress !== -1) {
    // 1:2::3 has read "1 2 0 3": what follows the gap moves to the end, zeros fill what it leaves.
    const moved = pieceIndex - compress;
    into.copyWithin(8 - moved, compress, pieceIndex);
    into.fill(0, compress, 8 - moved);
  } else if (pieceIndex !== 8) {
    return fail("IPv6-too-few-pieces", 0, length, report);
  }
  return into;
}

/** Reads the dotted-decimal tail that starts at `start` into two pieces. */
function parseIPv4Part(text: string, start: number, into: Uint16Array, pieceIndex: number): IPv6Error | null {
  let at = start;
  let numbersSeen = 0;
  let address = 0;
  while (at < text.length) {
    if (numbersSeen > 0) {
      if (text.charCodeAt(at) !== FULL_STOP || numbersSeen === 4) return invalid(text, at);
      at++;
    }
    const partStart = at;
    let part = -1;
    for (; at < text.length; at++) {
      const digit = text.charCodeAt(at) - 0x30;
      if (digit < 0 || digit > 9) break;
      if (part === 0) return { code: "IPv4-in-IPv6-invalid-code-point", start: partStart, end: at + 1 };
      part = part === -1 ? digit : part * 10 + digit;
      if (part > 255) return { code: "IPv4-in-IPv6-out-of-range-part", start: partStart, end: at + 1 };
    }
    if (part === -1) return invalid(text, at);
    address = address * 256 + part;
    numbersSeen++;
  }
  if (numbersSeen !== 4) return { code: "IPv4-in-IPv6-too-few-parts", start, end: text.length };
  into[pieceIndex] = address / 0x10000;
  into[pieceIndex + 1] = address;
  return null;
}

function invalid(text: string, at: number): IPv6Error {
  const width = at === text.length ? 0 : text.codePointAt(at)! > 0xffff ? 2 : 1;
  return { code: "IPv4-in-IPv6-invalid-code-point", start: at, end: at + width };
}

function fail(code: IPv6ErrorCode, start: number, end: number, report?: IPv6Report): IPv6Error {
  report?.(code, start, end);
  return { code, start, end };
}

function hexDigitValue(unit: number): number {
  if (unit >= 0x30 && unit <= 0x39) return unit - 0x30;
  const letter = unit | 0x20;
  return letter >= 0x61 && letter <= 0x66 ? letter - 0x57 : -1;
}

const END = -1;
const FULL_STOP = 0x2e;
const COLON = 0x3a;
