import type { SetterResult } from "@url/parser";
import { editFragment, editQuery } from "@url/parser/internal";
import { type LocatedURL, withoutDelimiter } from "@url/serializer/internal";

/**
 * The query, given with its "?" or without.
 * @see https://url.spec.whatwg.org/#dom-url-search
 */
export function editSearch(url: LocatedURL, value: string): SetterResult {
  return editQuery(url, withoutDelimiter(value, "?"));
}

/**
 * The fragment, given with its "#" or without.
 * @see https://url.spec.whatwg.org/#dom-url-hash
 */
export function editHash(url: LocatedURL, value: string): SetterResult {
  return editFragment(url, withoutDelimiter(value, "#"));
}
