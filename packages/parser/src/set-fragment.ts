import type { URLRecord } from "@url/serializer";
import { parseFragment } from "./fragment.ts";
import type { Listener } from "./listener.ts";
import { END } from "./offsets.ts";
import { checkSetterOptions } from "./options.ts";
import { type SetterOptions, set } from "./setter.ts";
import { textOfValue } from "./source.ts";
import { splice } from "./splice.ts";

/**
 * Sets the fragment to `value`, given without its "#"; "" is an empty fragment, `null` none.
 * @see https://url.spec.whatwg.org/#dom-url-hash
 * @see https://url.spec.whatwg.org/#fragment-state
 */
export function setFragment(url: URLRecord, value: string | null, options?: SetterOptions): URLRecord {
  if (value === null) {
    if (options !== undefined) checkSetterOptions(options, "setFragment");
    return editFragment(url, value);
  }
  return set(url, value, editFragment, options, "setFragment");
}

/** `setFragment` without its options. */
export function editFragment(url: URLRecord, value: string | null, report?: Listener): URLRecord {
  const fragment = value === null ? "" : `#${parseFragment(textOfValue(value, report), 0, report)}`;
  return splice(url, url.fragmentStart, url.href.length, fragment, END);
}
