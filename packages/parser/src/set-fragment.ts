import type { URLRecord } from "@url/serializer";
import { parseFragment } from "./fragment.ts";
import { END, override, type SetterOptions, splice } from "./setter.ts";

/**
 * Sets the fragment to `value`, given without its "#"; "" is an empty fragment, `null` none.
 * @see https://url.spec.whatwg.org/#dom-url-hash
 * @see https://url.spec.whatwg.org/#fragment-state
 */
export function setFragment(url: URLRecord, value: string | null, options?: SetterOptions): URLRecord {
  const replaceFragment = (fragment: string): URLRecord =>
    splice(url, url.fragmentStart, url.href.length, fragment, END);
  if (value === null) return replaceFragment("");
  return override(
    url,
    value,
    (text, report) => replaceFragment(`#${parseFragment(text, 0, text.length, report)}`),
    options,
  );
}
