import { scalarValuesOf } from "@url/percent/internal";
import { parseText } from "@url/urlencoded/internal";
import type { UnparsedQuery } from "../list.ts";

/**
 * Returns the value of the first pair of `query` with this name, or `null` if there is none, and leaves the query as it
 * is: many are asked for one or two names, and making the list takes twice as long as walking through the text. Returns
 * `undefined` if a name has to be decoded before it can be compared, and once half of the text was walked through, when
 * the list is worth making.
 */
export function readInPlace(query: UnparsedQuery, name: string): string | null | undefined {
  const { text } = query;
  const { length } = text;
  if (query.walked * 2 > length) return undefined;
  for (let start = 0, end: number; start < length; start = end + 1) {
    let at = start;
    let unit = text.charCodeAt(at);
    // Beyond its end, both have NaN, which equals nothing.
    while (unit === name.charCodeAt(at - start) && !isSpecial(unit)) unit = text.charCodeAt(++at);
    // nane=1&name%3D=2
    //   ^ at     ^ at: a unit that differs decides, unless it stands for something else
    if (unit === PERCENT_SIGN || unit === PLUS_SIGN || unit >= 0xd800) return undefined;
    end = text.indexOf("&", at);
    if (end === -1) end = length;
    if (at - start === name.length && (unit === EQUALS_SIGN || (at === end && end > start))) {
      query.walked += end;
      const value = text.slice(at + 1, end);
      return value.includes("%") || value.includes("+") ? parseText(`=${value}`)[0]![1] : scalarValuesOf(value);
    }
  }
  query.walked += length;
  return null;
}

/** Returns true for a delimiter, for the start of what has to be decoded, and from the surrogates on. */
function isSpecial(unit: number): boolean {
  return unit === EQUALS_SIGN || unit === AMPERSAND || unit === PERCENT_SIGN || unit === PLUS_SIGN || unit >= 0xd800;
}

const PERCENT_SIGN = 0x25;
const AMPERSAND = 0x26;
const PLUS_SIGN = 0x2b;
const EQUALS_SIGN = 0x3d;
