/**
 * Reads the percent-encoded bytes of one code point, of which the first is at `text[at]` and all are before `end`.
 * Returns the code point and, from bit 21 on, the number of bytes. If the bytes are ill-formed, these are the bytes that
 * a decoder of UTF-8 replaces, and U+FFFD. Returns a negative number if there is no percent-encoded byte.
 *
 * A loop over the bytes was a fifth slower.
 * @see https://encoding.spec.whatwg.org/#utf-8-decoder
 */
export function sequenceAt(text: string, at: number, end: number): number {
  const first = byteAt(text, at, end);
  // A negative number stays negative.
  if (first < 0x80) return ONE_BYTE | first;
  if (first < 0xc2) return ONE_BYTE | 0xfffd;
  const second = byteAt(text, at + 3, end);
  if (!isContinuation(second)) return ONE_BYTE | 0xfffd;
  if (first < 0xe0) return TWO_BYTES | ((first & 0x1f) << 6) | (second & 0x3f);
  // The first bits of the code point. With the four bits of 0xF5 and more, which begin no sequence, they are too great.
  const start = ((first & 0xf) << 6) | (second & 0x3f);
  // Overlong forms, surrogates and code points above U+10FFFF end at their second byte.
  if (first < 0xf0 ? start < 0x20 || start >> 5 === 0x1b : start < 0x10 || start > 0x10f) return ONE_BYTE | 0xfffd;
  // %F0%9F%98%80
  //       ^ third
  const third = byteAt(text, at + 6, end);
  if (!isContinuation(third)) return TWO_BYTES | 0xfffd;
  const more = (start << 6) | (third & 0x3f);
  if (first < 0xf0) return THREE_BYTES | more;
  const fourth = byteAt(text, at + 9, end);
  return isContinuation(fourth) ? FOUR_BYTES | (more << 6) | (fourth & 0x3f) : THREE_BYTES | 0xfffd;
}

/** Returns the value of the percent-encoded byte at `text[at]`, or a negative number if there is none before `end`. */
function byteAt(text: string, at: number, end: number): number {
  if (at + 2 >= end || text.charCodeAt(at) !== PERCENT_SIGN) return -1;
  const high = text.charCodeAt(at + 1);
  const low = text.charCodeAt(at + 2);
  return high < 0x80 && low < 0x80 ? (HEX[high]! << 4) | HEX[low]! : -1;
}

/** Returns false for a negative number too: of those that `byteAt` returns, all bits from the fourth on are set. */
function isContinuation(byte: number): boolean {
  return (byte & 0xc0) === 0x80;
}

/** The value of each hex digit, and -1 for other units. A table was a fifth faster than comparisons. */
const HEX: Readonly<Int8Array> = /* @__PURE__ */ Int8Array.from({ length: 0x80 }, (_, unit) =>
  "0123456789abcdef".indexOf(String.fromCharCode(unit).toLowerCase()),
);

// Code points have 21 bits.
const ONE_BYTE = 0x200000;
const TWO_BYTES = 0x400000;
const THREE_BYTES = 0x600000;
const FOUR_BYTES = 0x800000;
const PERCENT_SIGN = 0x25;
