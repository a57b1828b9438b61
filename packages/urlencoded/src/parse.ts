import { percentDecode, toScalarValueString, utf8DecodeWithoutBOM } from "@url/percent";

/**
 * The name-value pairs of `input`: an `application/x-www-form-urlencoded` body as bytes, or a query as a
 * string. A string means its UTF-8 bytes; a lone surrogate in it is read as U+FFFD, and a leading "?" is
 * part of the first name. Names repeat and keep their order. Never fails: a "%" without two hex digits
 * stays, ill-formed UTF-8 becomes U+FFFD.
 * @see https://url.spec.whatwg.org/#concept-urlencoded-parser
 * @see https://url.spec.whatwg.org/#concept-urlencoded-string-parser
 */
export function parse(input: string | Uint8Array): [string, string][] {
  if (typeof input !== "string") {
    return split(
      input.length,
      (byte, from) => input.indexOf(byte, from),
      (start, end) => decodeBytes(input.subarray(start, end)),
    );
  }
  const text = toScalarValueString(input);
  return split(
    text.length,
    (byte, from) => text.indexOf(byte === AMPERSAND ? "&" : "=", from),
    (start, end) => decodeText(text.slice(start, end)),
  );
}

/** Cuts `[0, length)` at each "&", and what lies between at its first "=". */
function split(
  length: number,
  indexOf: (byte: number, from: number) => number,
  decode: (start: number, end: number) => string,
): [string, string][] {
  const pairs: [string, string][] = [];
  let equals = -1;
  for (let start = 0, end: number; start < length; start = end + 1) {
    end = orEnd(indexOf(AMPERSAND, start));
    if (end === start) continue;
    // One "=" found far ahead answers for every pair before it, or "a&a&a…" would be read once per pair.
    if (equals < start) equals = orEnd(indexOf(EQUALS_SIGN, start));
    pairs.push(equals < end ? [decode(start, equals), decode(equals + 1, end)] : [decode(start, end), ""]);
  }
  return pairs;

  function orEnd(index: number): number {
    return index === -1 ? length : index;
  }
}

/**
 * Text can be decoded after the cut because a code point's UTF-8 bytes are whole: no percent-encoded byte
 * beside them can join them or break them.
 */
function decodeText(text: string): string {
  const spaced = text.includes("+") ? text.replace(PLUS_SIGNS, " ") : text;
  return spaced.includes("%") ? utf8DecodeWithoutBOM(percentDecode(spaced)) : spaced;
}

/** Bytes are decoded last of all: raw and percent-encoded ones can make one code point together. */
function decodeBytes(bytes: Uint8Array): string {
  const spaced = bytes.includes(PLUS_SIGN) ? bytes.map((byte) => (byte === PLUS_SIGN ? SPACE : byte)) : bytes;
  return utf8DecodeWithoutBOM(spaced.includes(PERCENT_SIGN) ? percentDecode(spaced) : spaced);
}

const PLUS_SIGNS = /\+/g;
const SPACE = 0x20;
const PERCENT_SIGN = 0x25;
const AMPERSAND = 0x26;
const PLUS_SIGN = 0x2b;
const EQUALS_SIGN = 0x3d;
