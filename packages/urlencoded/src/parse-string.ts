import { inParts, toScalarValueString } from "@url/percent";
import { createPartDecoder, type DecodePart } from "./decode.ts";

/** A name and a value, decoded. */
export type Pair = [name: string, value: string];

/**
 * The name-value pairs of a query, as `parse` gives them. For who never has bytes: it is smaller.
 * @see https://url.spec.whatwg.org/#concept-urlencoded-string-parser
 */
export function parseString(input: string): Pair[] {
  const text = prepare(input);
  return cut(text, text.includes("%") ? createPartDecoder() : undefined);
}

/** `input` with U+FFFD for lone surrogates, and a space for "+": no delimiter and no hex digit, it can go first. */
export function prepare(input: string): string {
  const text = toScalarValueString(input);
  return text.includes("+") ? inParts(text, withSpaces) : text;
}

function withSpaces(text: string): string {
  return text.replace(PLUS_SIGNS, " ");
}

/** Cuts `text` at each "&", and what lies between at its first "="; then decodes the parts. */
export function cut(text: string, decode?: DecodePart): Pair[] {
  const pairs: Pair[] = [];
  const { length } = text;
  // Counted, because `push` takes 4 % longer for all.
  let count = 0;
  for (let start = 0, end: number; start < length; start = end + 1) {
    end = text.indexOf("&", start);
    if (end === -1) end = length;
    if (end === start) continue;
    // A loop and not `indexOf`: names are short, and it must not look beyond `end`, or "a&a&a…" would be
    // read once per pair.
    let nameEnd = start;
    while (nameEnd < end && text.charCodeAt(nameEnd) !== EQUALS_SIGN) nameEnd++;
    const name = text.slice(start, nameEnd);
    const value = text.slice(nameEnd + 1, end);
    pairs[count++] = decode ? [decode(name), decode(value)] : [name, value];
  }
  return pairs;
}

const PLUS_SIGNS = /\+/g;
const EQUALS_SIGN = 0x3d;
