import type { BodyFailure } from "./failure.ts";

/**
 * Takes the bytes of names and values in order, with their offsets, and a negative number where one ends;
 * gives the first thing that is wrong. Needs no byte twice, so a body can be cut anywhere.
 * @see https://encoding.spec.whatwg.org/#utf-8-decoder
 */
export function createStrictCheck(): (byte: number, at: number) => BodyFailure | undefined {
  // a=%E2%82%AC
  //   |  ^ percent, whose digits are awaited
  //   ^ sequence, of which `needed` bytes are awaited
  let percent = -1;
  let digits = "";
  let sequence = 0;
  let needed = 0;
  let lower = 0x80;
  let upper = 0xbf;

  return (byte, at) => {
    if (percent >= 0) {
      digits += String.fromCharCode(byte);
      if (!HEX_DIGITS.test(digits)) return { code: "malformed-percent", offset: percent };
      if (digits.length < 2) return undefined;
      byte = Number.parseInt(digits, 16);
      at = percent;
      percent = -1;
      digits = "";
    } else if (byte === PERCENT_SIGN) {
      percent = at;
      return undefined;
    } else if (byte >= 0x80) return { code: "non-ASCII-byte", offset: at };
    return mayCome(byte, at) ? undefined : { code: "invalid-UTF-8", offset: sequence };
  };

  /** May the decoded byte come next? */
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

const HEX_DIGITS = /^[\da-f]+$/i;
const PERCENT_SIGN = 0x25;
