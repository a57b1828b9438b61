import { withoutDelimiter } from "@url/serializer/internal";
import { unparsed } from "#fast";
import type { Pair } from "./iterator.ts";
import type { UnparsedQuery } from "./list.ts";
import { expect, isObject, record, sequence, usvString } from "./webidl.ts";

/** What `new URLSearchParams()` takes: a query with or without "?", pairs, or an object of names and values. */
export type URLSearchParamsInit = string | Iterable<readonly string[]> | Readonly<Record<string, string>>;

/**
 * Converts what the constructor of `URLSearchParams` takes to a new list of pairs, or to a query for one.
 * @throws TypeError if an item of an iterable is not a pair
 * @see https://url.spec.whatwg.org/#urlsearchparams-initialize
 */
export function listOfInit(init: URLSearchParamsInit): Pair[] | UnparsedQuery {
  return isObject(init) ? pairsOf(init) : unparsed(withoutDelimiter(`${init}`, "?") ?? "");
}

/** Returns the pairs of an iterable or, if `init` is not one, of an object's own enumerable properties. */
function pairsOf(init: object): Pair[] {
  const pairs = sequence(init, pairOf, ["ERR_ARG_NOT_ITERABLE", "Query pairs must be iterable"]) ?? record(init);
  for (const pair of pairs) expect(pair.length === 2, TUPLE);
  return pairs as Pair[];
}

/** Converts an item of an iterable to a list of strings. */
export function pairOf(item: unknown): string[] {
  const pair = isObject(item) ? sequence(item, usvString, TUPLE) : null;
  expect(pair !== null, TUPLE);
  return pair;
}

const TUPLE = ["ERR_INVALID_TUPLE", "Each query pair must be an iterable [name, value] tuple"] as const;
