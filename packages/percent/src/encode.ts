import { type PercentEncodeSet, PLUS } from "./sets.ts";

/**
 * A byte as "%" and two upper-case hex digits.
 * @param byte 0 to 255
 * @see https://url.spec.whatwg.org/#percent-encode
 */
export function percentEncodeByte(byte: number): string {
  return `%${HEX[byte >> 4]}${HEX[byte & 0xf]}`;
}

/**
 * UTF-8 percent-encodes `input[start, end)` (UTF-16 code units). A lone surrogate is encoded as U+FFFD,
 * as its conversion to a scalar value string would have it. "%" itself is left alone by every set but
 * `COMPONENT` and `FORM_URLENCODED`. Never fails.
 * @see https://url.spec.whatwg.org/#string-utf-8-percent-encode
 */
export function utf8PercentEncode(input: string, set: PercentEncodeSet, start = 0, end: number = input.length): string {
  let at = firstInSet(input, set, start, end);
  if (at === end) return input.slice(start, end);
  let output = "";
  let clean = start;
  while (at < end) {
    output += input.slice(clean, at);
    const unit = input.charCodeAt(at++);
    if (unit < 0x80) {
      output += set[unit] === PLUS ? "+" : percentEncodeByte(unit);
    } else if (isSurrogate(unit)) {
      const astral = codePointOf(unit, at < end ? input.charCodeAt(at) : 0);
      if (astral > 0xffff) at++;
      output += percentEncodeNonASCII(astral);
    } else {
      output += percentEncodeNonASCII(unit);
    }
    clean = at;
    at = firstInSet(input, set, at, end);
  }
  return output + input.slice(clean, end);
}

const HEX = "0123456789ABCDEF";

/** The first unit of `input[start, end)` that is in `set`; `end` when there is none. */
function firstInSet(input: string, set: PercentEncodeSet, start: number, end: number): number {
  let at = start;
  while (at < end) {
    const unit = input.charCodeAt(at);
    if (unit > 0x7e || set[unit] !== 0) break;
    at++;
  }
  return at;
}

function isSurrogate(unit: number): boolean {
  return (unit & 0xf800) === 0xd800;
}

/** The code point that a surrogate and the unit after it make; U+FFFD for a lone surrogate. */
function codePointOf(surrogate: number, next: number): number {
  return surrogate < 0xdc00 && (next & 0xfc00) === 0xdc00
    ? 0x10000 + ((surrogate - 0xd800) << 10) + (next - 0xdc00)
    : 0xfffd;
}

function percentEncodeNonASCII(codePoint: number): string {
  const last = percentEncodeByte(0x80 | (codePoint & 0x3f));
  if (codePoint < 0x800) return percentEncodeByte(0xc0 | (codePoint >> 6)) + last;
  const third = percentEncodeByte(0x80 | ((codePoint >> 6) & 0x3f)) + last;
  if (codePoint < 0x10000) return percentEncodeByte(0xe0 | (codePoint >> 12)) + third;
  return percentEncodeByte(0xf0 | (codePoint >> 18)) + percentEncodeByte(0x80 | ((codePoint >> 12) & 0x3f)) + third;
}
