import { schemeOf, type URLRecord } from "@url/serializer";
import { parseQuery } from "./query.ts";
import { FRAGMENT_START, override, type SetterOptions, splice } from "./setter.ts";

/**
 * Sets the query to `value`, given without its "?"; "" is an empty query, `null` none. "#" is percent-encoded.
 * @see https://url.spec.whatwg.org/#dom-url-search
 * @see https://url.spec.whatwg.org/#query-state
 */
export function setQuery(url: URLRecord, value: string | null, options?: SetterOptions): URLRecord {
  const replaceQuery = (query: string): URLRecord =>
    splice(url, url.queryStart, url.fragmentStart, query, FRAGMENT_START);
  if (value === null) return replaceQuery("");
  return override(
    url,
    value,
    (text, report) => replaceQuery(`?${parseQuery(text, 0, text.length, schemeOf(url), options?.encoding, report)}`),
    options,
  );
}
