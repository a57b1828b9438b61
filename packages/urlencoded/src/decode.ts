import { utf8DecodeWithoutBOM } from "@url/percent";

/**
 * Percent-decodes a part of a form body that is a scalar value string, and decodes the bytes as UTF-8. Text
 * can be decoded after the cut, and beside percent-encoded bytes, because a code point's own bytes are
 * whole: none can join them or break them.
 * @see https://url.spec.whatwg.org/#string-percent-decode
 */
export function decode(part: string): string {
  // %E2%82%AC5%zz
  // ^ pieces "E2", "82", "AC5" and "zz"
  const [before, ...pieces] = part.split("%");
  let output = before!;
  let bytes: number[] = [];
  for (const piece of pieces) {
    const isEncoded = HEX_DIGITS.test(piece);
    if (isEncoded) bytes.push(Number.parseInt(piece.slice(0, 2), 16));
    if (isEncoded && piece.length === 2) continue;
    output += utf8DecodeWithoutBOM(bytes) + (isEncoded ? piece.slice(2) : `%${piece}`);
    bytes = [];
  }
  return output + utf8DecodeWithoutBOM(bytes);
}

/**
 * The same, 3 times as fast, for a part without a stray "%" or ill-formed UTF-8.
 * @throws URIError for any other
 */
export function decodeWellFormed(part: string): string {
  return part.includes("%") ? decodeURIComponent(part) : part;
}

const HEX_DIGITS = /^[\da-f]{2}/i;
