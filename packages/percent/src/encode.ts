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
  const text = input.slice(start, end);
  const first = text.search(set.members);
  return first === -1 ? text : encodeFrom(text, first, set.table);
}

/** The rest of `text`, from its first member on; what lies before is clean. */
function encodeFrom(text: string, first: number, table: Readonly<Uint8Array>): string {
  let output = "";
  let clean = 0;
  for (let at = first; at < text.length; at++) {
    const unit = text.charCodeAt(at);
    if (unit < 0x7f && table[unit] === 0) continue;
    if (clean < at) output += text.slice(clean, at);
    if (unit < 0x80) {
      output += table[unit] === PLUS ? "+" : percentEncodeByte(unit);
    } else {
      const codePoint = text.codePointAt(at)!;
      if (codePoint > 0xffff) at++;
      output += percentEncodeNonASCII((codePoint & 0x1ff800) === 0xd800 ? 0xfffd : codePoint);
    }
    clean = at + 1;
  }
  return output + text.slice(clean);
}

function percentEncodeNonASCII(codePoint: number): string {
  const last = percentEncodeByte(0x80 | (codePoint & 0x3f));
  if (codePoint < 0x800) return percentEncodeByte(0xc0 | (codePoint >> 6)) + last;
  const third = percentEncodeByte(0x80 | ((codePoint >> 6) & 0x3f)) + last;
  if (codePoint < 0x10000) return percentEncodeByte(0xe0 | (codePoint >> 12)) + third;
  return percentEncodeByte(0xf0 | (codePoint >> 18)) + percentEncodeByte(0x80 | ((codePoint >> 12) & 0x3f)) + third;
}

const HEX = "0123456789ABCDEF";
