import { withoutDelimiter } from "@url/serializer/internal";
import { knownPairs, unparsed } from "#fast";
import type { List, UnparsedQuery } from "./list.ts";
import { expect, isObject, iteratorMethodOf, record, sequence, usvString } from "./webidl.ts";

/** What `new URLSearchParams()` takes: a query with or without "?", pairs, or an object of names and values. */
export type URLSearchParamsInit = string | Iterable<readonly string[]> | Readonly<Record<string, string>>;

/**
 * Converts what the constructor of `URLSearchParams` takes to a new list, or to a query for one.
 * @throws TypeError if an item of an iterable is not a pair
 * @see https://url.spec.whatwg.org/#urlsearchparams-initialize
 */
export function listOfInit(init: URLSearchParamsInit): List | UnparsedQuery {
  return isObject(init) ? readPairs(init) : unparsed(withoutDelimiter(`${init}`, "?") ?? "");
}

/** Returns the names and values of an iterable or, if `init` is not one, of an object's own enumerable properties. */
function readPairs(init: object): List {
  const method = iteratorMethodOf(init);
  const known = knownPairs(init, method, usvString, pairOf);
  if (known) return known;
  const pairs =
    method === null
      ? record(init)
      : sequence(init, method, pairOf, ["ERR_ARG_NOT_ITERABLE", "Query pairs must be iterable"]);
  const list: List = [];
  for (const pair of pairs) {
    expect(pair.length === 2, TUPLE);
    list.push(pair[0]!, pair[1]!);
  }
  return list;
}

/** Converts an item of an iterable, whose iterator method may have been read already, to a list of strings. */
function pairOf(item: unknown, method: unknown = isObject(item) ? iteratorMethodOf(item) : null): string[] {
  expect(method !== null, TUPLE);
  return sequence(item as object, method, usvString, TUPLE);
}

const TUPLE = ["ERR_INVALID_TUPLE", "Each query pair must be an iterable [name, value] tuple"] as const;
