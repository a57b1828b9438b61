import { scalarValuesOf } from "@url/percent/internal";
import { parseText, readPairs } from "@url/urlencoded/internal";
import type { Pair } from "../iterator.ts";
import type { UnparsedQuery } from "../list.ts";

export function unparsed(text: string): UnparsedQuery {
  return { text, pairs: [], at: 0 };
}

/**
 * Returns the value of the first pair of `query` with this name, or `null` if there is none; `undefined` for a list. It
 * reads no pair after that one: many queries are asked for one or two names. Law: returns what a search in the whole list
 * does.
 */
export function readFirst(query: Pair[] | UnparsedQuery, name: string): string | null | undefined {
  if (Array.isArray(query)) return undefined;
  const { at, pairs } = query;
  for (let i = 0; i < pairs.length; i++) {
    const pair = pairs[i]!;
    if (pair[0] === name) return pair[1];
  }
  if (at >= query.text.length) return null;
  if (at === 0) query.text = scalarValuesOf(query.text);
  query.at = readPairs(query.text, at, pairs, name);
  // The last pair that was read has the name, or none has. There is none in a text of "&" alone.
  const last = pairs.length > 0 ? pairs[pairs.length - 1]! : undefined;
  return last !== undefined && last[0] === name ? last[1] : null;
}

/** Returns the whole list of `query`, or `undefined` if nothing of it was read. */
export function listOfRead({ at, pairs, text }: UnparsedQuery): Pair[] | undefined {
  if (at === 0) return text ? undefined : pairs;
  for (const pair of parseText(text.slice(at))) pairs.push(pair);
  return pairs;
}
