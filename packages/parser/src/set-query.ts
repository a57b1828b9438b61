import { schemeOf, type URLRecord } from "@url/serializer";
import { queryEncoder } from "./encoding.ts";
import type { Listener } from "./listener.ts";
import { FRAGMENT_START } from "./offsets.ts";
import { checkSetterOptions } from "./options.ts";
import { parseQuery, type QueryEncoder } from "./query.ts";
import { type SetterOptions, set } from "./setter.ts";
import { textOfValue } from "./source.ts";
import { splice } from "./splice.ts";

/**
 * Sets the query to `value`, given without its "?"; "" is an empty query, `null` none. "#" is percent-encoded.
 * @see https://url.spec.whatwg.org/#dom-url-search
 * @see https://url.spec.whatwg.org/#query-state
 */
export function setQuery(url: URLRecord, value: string | null, options?: SetterOptions): URLRecord {
  if (value === null) {
    if (options !== undefined) checkSetterOptions(options, "setQuery");
    return editQuery(url, value);
  }
  const encode = queryEncoder(options?.encoding);
  return set(url, value, (_, text, report) => editQuery(url, text, report, encode), options, "setQuery");
}

/** `setQuery` without its options. */
export function editQuery(url: URLRecord, value: string | null, report?: Listener, encode?: QueryEncoder): URLRecord {
  const query = value === null ? "" : `?${queryOfValue(value, schemeOf(url), report, encode)}`;
  return splice(url, url.queryStart, url.fragmentStart, query, FRAGMENT_START);
}

function queryOfValue(value: string, scheme: string, report?: Listener, encode?: QueryEncoder): string {
  const text = textOfValue(value, report);
  return parseQuery(text, 0, text.length, scheme, encode, report);
}
