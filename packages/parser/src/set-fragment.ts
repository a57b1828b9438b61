import { partsOf, type URLRecord } from "@url/serializer";
import { parseFragment } from "./fragment.ts";
import { override, rebuild, type SetterOptions } from "./setter.ts";

/**
 * Sets the fragment to `value`, given without its "#"; "" is an empty fragment, `null` none.
 * @see https://url.spec.whatwg.org/#dom-url-hash
 * @see https://url.spec.whatwg.org/#fragment-state
 */
export function setFragment(url: URLRecord, value: string | null, options?: SetterOptions): URLRecord {
  if (value === null) {
    const parts = partsOf(url);
    parts.fragment = null;
    return rebuild(url, parts);
  }
  return override(
    url,
    value,
    (parts, text, report) => {
      parts.fragment = parseFragment(text, 0, text.length, report);
      return null;
    },
    options,
  );
}
