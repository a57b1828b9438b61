import type { List, UnparsedQuery } from "../list.ts";

/**
 * Returns true for a short query that is what the serializer returns for its pairs, so that no list has to be made to write
 * it. Law: `serialize` of the pairs of such a query returns it.
 */
export function isSerialized(query: List | UnparsedQuery): boolean {
  return !Array.isArray(query) && query.text.length <= SHORT && SERIALIZED.test(query.text);
}

/** A longer text is not tried, because the engine keeps a place to go back to for each pair. */
const SHORT = 256;
const SERIALIZED = /^(?:[\w*.-]*=[\w*.-]*(?:&(?=.)|$))*$/;
