import { scalarValuesOf } from "@url/percent/internal";
import { decodePart } from "./decode-part.ts";

/**
 * Parses a query into a list of names and values in turn: the name of pair i is at 2i. Its loops notice all that needs work,
 * lone surrogates too: for a short query, the searches of the engine took longer. Law: returns what the small build does.
 */
export function parseList(input: string): string[] {
  const isLong = input.length > SHORT;
  const text = isLong ? scalarValuesOf(input) : input;
  const list: string[] = [];
  const { length } = text;
  let isWide = false;
  for (let start = 0, at = 0; start < length; start = at + 1) {
    let unit = 0;
    let isEncoded = false;
    for (at = start; at < length; at++) {
      unit = text.charCodeAt(at);
      if (unit > EQUALS_SIGN) {
        if (unit >= FIRST_SURROGATE) isWide = true;
      } else if (unit === EQUALS_SIGN || unit === AMPERSAND) break;
      else if (unit === PERCENT_SIGN || unit === PLUS_SIGN) isEncoded = true;
    }
    // name=value&…
    //     ^ at
    if (at === start && unit === AMPERSAND) continue;
    const name = isEncoded ? decodePart(text, start, at) : text.slice(start, at);
    let value = "";
    if (at < length && unit === EQUALS_SIGN) {
      const valueStart = at + 1;
      isEncoded = false;
      for (at = valueStart; at < length; at++) {
        unit = text.charCodeAt(at);
        if (unit <= PLUS_SIGN) {
          if (unit === AMPERSAND) break;
          if (unit === PERCENT_SIGN || unit === PLUS_SIGN) isEncoded = true;
        } else if (unit >= FIRST_SURROGATE) isWide = true;
      }
      value = isEncoded ? decodePart(text, valueStart, at) : text.slice(valueStart, at);
    }
    list.push(name, value);
  }
  if (isWide && !isLong) {
    const scalar = scalarValuesOf(text);
    if (scalar !== text) return parseList(scalar);
  }
  return list;
}

/** Up to this many units, the loops look for surrogates. The engine's search of a longer text takes less. */
const SHORT = 256;
const PERCENT_SIGN = 0x25;
const AMPERSAND = 0x26;
const PLUS_SIGN = 0x2b;
const EQUALS_SIGN = 0x3d;
const FIRST_SURROGATE = 0xd800;
