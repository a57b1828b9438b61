import type { BodyError, MalformedCode } from "./error.ts";

/**
 * Creates a function that takes the bytes of names and values in order, with their offsets, and a negative number where
 * a name or a value ends. It returns the first error. It reads each byte once, so a body can be cut anywhere.
 * @see https://encoding.spec.whatwg.org/#utf-8-decoder
 */
export function createStrictCheck(): (byte: number, at: number) => BodyError | undefined {
  // a=%E2%82%AC
  //   |  ^ percent, whose digits come next
  //   ^ sequence, of which `needed` more bytes come next
  let percent = -1;
  let digits = "";
  let sequence = 0;
  let needed = 0;
  let lower = 0x80;
  let upper = 0xbf;

  return (byte, at) => {
    if (percent >= 0) {
      digits += String.fromCharCode(byte);
      if (!HEX_DIGITS.test(digits)) return malformed("malformed-percent", percent, percent + 1);
      if (digits.length < 2) return undefined;
      byte = Number.parseInt(digits, 16);
      at = percent;
      percent = -1;
      digits = "";
    } else if (byte === PERCENT_SIGN) {
      percent = at;
      return undefined;
    } else if (byte >= 0x80) return malformed("non-ASCII-byte", at, at + 1);
    if (mayCome(byte, at)) return undefined;
    // %E2%82y
    // |     ^ at: the sequence ends where it does not go on; if its first byte is wrong, after that byte
    // ^ sequence
    return malformed("invalid-UTF-8", sequence, at === sequence ? at + 3 : at);
  };

  /** Returns true if the decoded byte may come next. */
  function mayCome(byte: number, at: number): boolean {
    if (needed > 0) {
      const continues = byte >= lower && byte <= upper;
      lower = 0x80;
      upper = 0xbf;
      needed--;
      return continues;
    }
    if (byte < 0x80) return true;
    sequence = at;
    needed = byte < 0xe0 ? 1 : byte < 0xf0 ? 2 : 3;
    // Overlong forms, surrogates and code points above U+10FFFF end at their second byte.
    if (byte === 0xe0) lower = 0xa0;
    else if (byte === 0xed) upper = 0x9f;
    else if (byte === 0xf0) lower = 0x90;
    else if (byte === 0xf4) upper = 0x8f;
    return byte >= 0xc2 && byte <= 0xf4;
  }
}

function malformed(code: MalformedCode, start: number, end: number): BodyError {
  return { code, start, end };
}

const HEX_DIGITS = /^[\da-f]+$/i;
const PERCENT_SIGN = 0x25;
