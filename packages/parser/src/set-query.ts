import { partsOf, type URLRecord } from "@url/serializer";
import { parseQuery } from "./query.ts";
import { override, rebuild, type SetterOptions } from "./setter.ts";

/**
 * Sets the query to `value`, given without its "?"; "" is an empty query, `null` none. "#" is percent-encoded.
 * @see https://url.spec.whatwg.org/#dom-url-search
 * @see https://url.spec.whatwg.org/#query-state
 */
export function setQuery(url: URLRecord, value: string | null, options?: SetterOptions): URLRecord {
  if (value === null) {
    const parts = partsOf(url);
    parts.query = null;
    return rebuild(url, parts);
  }
  return override(
    url,
    value,
    (parts, text, report) => {
      parts.query = parseQuery(text, 0, text.length, parts.scheme, options?.encoding, report);
      return null;
    },
    options,
  );
}
