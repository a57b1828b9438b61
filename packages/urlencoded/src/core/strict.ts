import { hexDigitValue } from "@url/percent/internal";
import type { BodyError, MalformedCode } from "./error.ts";
import { type Chunk, unitAt } from "./unit-at.ts";

/** Checks the bytes of names and values in order. It reads each byte once, so a body can be cut anywhere. */
export interface StrictCheck {
  /** Checks `chunk[from, to)`, which is part of one name or value, in a body in which `chunk` begins at `offset`. */
  read(chunk: Chunk, from: number, to: number, offset: number): BodyError | undefined;
  /** Checks that nothing is unfinished where a name or a value ends. */
  end(at: number): BodyError | undefined;
}

/**
 * Creates the check that no byte is above 0x7F; with `isStrict`, that each "%" has its digits too; and with `isUTF8`, that
 * what is encoded is UTF-8.
 * @see https://encoding.spec.whatwg.org/#utf-8-decoder
 */
export function createStrictCheck(isStrict: boolean, isUTF8: boolean): StrictCheck {
  // a=%E2%82%AC
  //   |  ^ percent, whose digits come next; the first of them is kept in `high`
  //   ^ sequence, of which `needed` more bytes come next
  let percent = -1;
  let high = -1;
  let sequence = 0;
  let needed = 0;
  let lower = 0x80;
  let upper = 0xbf;

  return {
    read(chunk, from, to, offset) {
      for (let i = from; i < to; i++) {
        const byte = unitAt(chunk, i);
        // Most bytes stand for themselves, between two that do.
        if (byte < 0x80 && byte !== PERCENT_SIGN && percent < 0 && needed === 0) continue;
        const error = readByte(byte, offset + i);
        if (error) return error;
      }
      return undefined;
    },
    end: (at) => readByte(END, at),
  };

  function readByte(byte: number, at: number): BodyError | undefined {
    if (percent >= 0) {
      const digit = hexDigitValue(byte);
      if (digit < 0) return malformed("malformed-percent", percent, percent + 1);
      if (high < 0) {
        high = digit;
        return undefined;
      }
      byte = high * 16 + digit;
      at = percent;
      percent = -1;
      high = -1;
    } else if (byte === PERCENT_SIGN && isStrict) {
      percent = at;
      return undefined;
    } else if (byte >= 0x80) return malformed("non-ASCII-byte", at, at + 1);
    if (!isUTF8 || mayCome(byte, at)) return undefined;
    // %E2%82y
    // |     ^ at: the sequence ends where it does not go on; if its first byte is wrong, after that byte
    // ^ sequence
    return malformed("invalid-UTF-8", sequence, at === sequence ? at + 3 : at);
  }

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

/** Stands for the end of a name or a value; it is not a hex digit. */
const END = -1;
const PERCENT_SIGN = 0x25;
