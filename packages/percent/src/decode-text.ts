import { betweenCodePoints, inParts } from "./flat.ts";

/**
 * Percent-decodes `text` and decodes the bytes as UTF-8 (a byte order mark stays): text to text, without
 * bytes between. Each maximal ill-formed part becomes one U+FFFD. Never fails. `text` is a scalar value
 * string; a lone surrogate in it stays one.
 *
 * Code points that are not percent-encoded are left where they are, because the UTF-8 of one is whole:
 * encoded bytes before or after can neither join it nor break it.
 * @see https://url.spec.whatwg.org/#string-percent-decode
 * @see https://encoding.spec.whatwg.org/#utf-8-decode-without-bom
 */
export function percentDecodeText(text: string): string {
  return text.includes("%") ? inParts(text, decodePart, betweenSequences) : text;
}

function decodePart(text: string): string {
  return text.replace(ENCODED_BYTES, decodeBytes);
}

/**
 * Where from `start` on neither a code point nor a sequence of UTF-8 in percent-encoded bytes is cut: before a byte that
 * continues none, or after three that do, which is as many as a sequence has.
 */
export function betweenSequences(text: string, start: number): number {
  let at = betweenCodePoints(text, start);
  if (ENCODED_BYTE.test(text.slice(at - 1, at + 2))) at += 2;
  else if (ENCODED_BYTE.test(text.slice(at - 2, at + 1))) at += 1;
  for (let i = 0; i < 3 && CONTINUATION.test(text.slice(at, at + 3)); i++) at += 3;
  return at;
}

function decodeBytes(bytes: string): string {
  try {
    return decodeURIComponent(bytes);
  } catch {
    // Not part by part with the same function: a throw takes as long as some hundred decodings.
    return bytes.replace(SEQUENCE, (part) => (isWhole(part) ? decodeURIComponent(part) : "\ufffd"));
  }
}

/** Has `part` the length of a whole sequence that begins as it does? A byte that begins none is alone, and too short. */
function isWhole(part: string): boolean {
  const high = Number.parseInt(part[1]!, 16);
  return part.length === 3 * (high < 8 ? 1 : high < 14 ? 2 : high - 11);
}

const ENCODED_BYTE = /%[\da-f]{2}/i;
const CONTINUATION = /%[89ab][\da-f]/i;
const ENCODED_BYTES = /(?:%[\da-f]{2})+/gi;

/**
 * One sequence of UTF-8 in percent-encoded bytes, or as much of one as there is: what the decoder has read
 * when it meets a byte that cannot follow. Where more than a continuation byte is asked of the second (not
 * overlong, no surrogate, not above U+10FFFF), a look ahead sees to it.
 * @see https://www.unicode.org/versions/latest/core-spec/chapter-3/#G27506
 */
const SEQUENCE =
  /%(?:(?:c[2-9a-f]|d.)(?:%[89ab].)?|(?:e0(?=%[ab])|ed(?=%[89])|e[1-9a-cef](?=%[89ab]))%..(?:%[89ab].)?|(?:f0(?=%[9ab])|f[1-3](?=%[89ab])|f4(?=%8))%..(?:%[89ab].){0,2}|..)/gi;
