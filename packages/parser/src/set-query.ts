import type { Encoder } from "@url/percent";
import { schemeOf, type URLRecord } from "@url/serializer";
import type { Report } from "./error.ts";
import { parseQuery } from "./query.ts";
import { FRAGMENT_START, override, type SetterOptions, splice } from "./setter.ts";

/**
 * Sets the query to `value`, given without its "?"; "" is an empty query, `null` none. "#" is percent-encoded.
 * @see https://url.spec.whatwg.org/#dom-url-search
 * @see https://url.spec.whatwg.org/#query-state
 */
export function setQuery(url: URLRecord, value: string | null, options?: SetterOptions): URLRecord {
  return value === null ? replaceQuery(url, "") : override(url, value, editQuery, options);
}

function editQuery(url: URLRecord, text: string, report: Report | undefined, encoding: Encoder | undefined): URLRecord {
  return replaceQuery(url, `?${parseQuery(text, 0, text.length, schemeOf(url), encoding, report)}`);
}

function replaceQuery(url: URLRecord, query: string): URLRecord {
  return splice(url, url.queryStart, url.fragmentStart, query, FRAGMENT_START);
}
