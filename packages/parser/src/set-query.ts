import { type LocatedURL, schemeOf, withoutDelimiter } from "@url/serializer/internal";
import { parseQuery, queryEncoder } from "#engine";
import { setCleanQuery, splice } from "#fast";
import { FRAGMENT_START } from "./offsets.ts";
import type { QueryEncoder } from "./query.ts";
import { type QuerySetterOptions, type SetterResult, set } from "./setter.ts";
import { textOfValue } from "./source.ts";
import type { Steps } from "./steps.ts";
import type { URLLike } from "./url-like.ts";

/**
 * Sets the query to `value`, given without "?"; "" is an empty query, `null` removes it. "#" is percent-encoded. Never
 * fails, unless the listener stops it.
 * @throws TypeError if `url` is not a URL in any form, or for a wrong option
 * @example orThrow(setQuery(orThrow(parseURL("https://a/")), "b=c d")).href // → "https://a/?b=c%20d"
 * @see https://url.spec.whatwg.org/#dom-url-search
 * @see https://url.spec.whatwg.org/#query-state
 */
export function setQuery(url: URLLike, value: string | null, options?: QuerySetterOptions): SetterResult {
  const edit = (record: LocatedURL, text: string, report?: Steps): LocatedURL =>
    editQuery(record, value === null ? null : text, report, queryEncoder(options?.encoding));
  return set("setQuery", url, value === null ? "" : value, edit, options);
}

/** `setQuery` without its options. */
export function editQuery(url: LocatedURL, value: string | null, report?: Steps, encode?: QueryEncoder): LocatedURL {
  let query = "";
  if (value !== null) {
    const text = textOfValue(value, report);
    query = `?${parseQuery(text, 0, text.length, schemeOf(url), encode, report)}`;
  }
  return splice(url, url.queryStart, url.fragmentStart, query, FRAGMENT_START);
}

/**
 * Sets the attribute `search`: a query with its "?" or without, "" to remove it.
 * @see https://url.spec.whatwg.org/#dom-url-search
 */
export function editSearch(url: LocatedURL, value: string, encode?: QueryEncoder): LocatedURL {
  return setCleanQuery(url, value) ?? editQuery(url, withoutDelimiter(value, "?"), undefined, encode);
}
