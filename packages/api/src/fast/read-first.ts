import { parseList } from "@url/urlencoded/internal";
import type { List, UnparsedQuery } from "../list.ts";
import { isPlain } from "./is-plain.ts";

export function unparsed(text: string): UnparsedQuery {
  return { text, reads: 0 };
}

/**
 * Returns the value of the first pair of `query` with this name, or `null` if there is none. It reads the text for the first
 * name, because many queries are asked for one, and no other part of them is decoded; and for three if their values are to
 * be decoded, which is not done twice then. Returns `undefined` for the next name, if a name in the text has anything to decode, and for a name that may have to be converted. Law: returns what a
 * search in the list does.
 */
export function readFirst(query: List | UnparsedQuery, name: unknown): string | null | undefined {
  if (typeof name !== "string") return undefined;
  let value: string | null | undefined;
  if (Array.isArray(query)) value = search(query, name);
  else if (query.reads < FEW) value = valueIn(query, name);
  // A name that is found needs no conversion, because no name in a list does.
  return value === null && !isPlain(name) ? undefined : value;
}

function search(list: List, name: string): string | null {
  for (let at = 0; at < list.length; at += 2) {
    if (list[at] === name) return list[at + 1]!;
  }
  return null;
}

function valueIn(query: UnparsedQuery, name: string): string | null | undefined {
  const { text } = query;
  query.reads += FEW;
  const { length } = text;
  for (let start = 0; start < length; ) {
    let at = start;
    let unit = 0;
    let isSame = true;
    for (; at < length; at++) {
      unit = text.charCodeAt(at);
      if (unit === EQUALS_SIGN || unit === AMPERSAND) break;
      if (needsWork(unit)) return undefined;
      if (isSame && (at - start >= name.length || name.charCodeAt(at - start) !== unit)) isSame = false;
    }
    // name=value&…
    //     ^ at
    if (isSame && at - start === name.length && (at > start || unit === EQUALS_SIGN)) return valueAt(query, at);
    if (unit === EQUALS_SIGN && at < length) at = text.indexOf("&", at);
    if (at < 0) break;
    start = at + 1;
  }
  return null;
}

/** Returns the value of the pair whose name ends at `nameEnd`. */
function valueAt(query: UnparsedQuery, nameEnd: number): string {
  const { text } = query;
  const start = nameEnd + 1;
  if (start > text.length || text.charCodeAt(nameEnd) !== EQUALS_SIGN) return "";
  let isEncoded = false;
  let end = start;
  for (; end < text.length; end++) {
    const unit = text.charCodeAt(end);
    if (unit === AMPERSAND) break;
    if (needsWork(unit)) isEncoded = true;
  }
  if (!isEncoded) return text.slice(start, end);
  query.reads += 1 - FEW;
  return parseList(text.slice(nameEnd, end))[1]!;
}

/** Returns true for "%", "+" and surrogates. */
function needsWork(unit: number): boolean {
  return unit === PERCENT_SIGN || unit === PLUS_SIGN || (unit & 0xf800) === 0xd800;
}

/** How many values are decoded from the text. */
const FEW = 3;
const PERCENT_SIGN = 0x25;
const AMPERSAND = 0x26;
const PLUS_SIGN = 0x2b;
const EQUALS_SIGN = 0x3d;
