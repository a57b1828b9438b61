import type { URLRecord } from "@url/serializer";
import type { Report } from "./error.ts";
import { parseFragment } from "./fragment.ts";
import { END, override, type SetterOptions, splice } from "./setter.ts";

/**
 * Sets the fragment to `value`, given without its "#"; "" is an empty fragment, `null` none.
 * @see https://url.spec.whatwg.org/#dom-url-hash
 * @see https://url.spec.whatwg.org/#fragment-state
 */
export function setFragment(url: URLRecord, value: string | null, options?: SetterOptions): URLRecord {
  return value === null ? replaceFragment(url, "") : override(url, value, editFragment, options);
}

function editFragment(url: URLRecord, text: string, report: Report | undefined): URLRecord {
  return replaceFragment(url, `#${parseFragment(text, 0, text.length, report)}`);
}

function replaceFragment(url: URLRecord, fragment: string): URLRecord {
  return splice(url, url.fragmentStart, url.href.length, fragment, END);
}
