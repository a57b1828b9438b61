import { type LocatedURL, withoutDelimiter } from "@url/serializer/internal";
import { parseFragment } from "#engine";
import { setCleanFragment, splice } from "#fast";
import { END } from "./offsets.ts";
import { type SetterOptions, type SetterResult, set } from "./setter.ts";
import { textOfValue } from "./source.ts";
import type { Steps } from "./steps.ts";
import type { URLLike } from "./url-like.ts";

/**
 * Sets the fragment to `value`, given without "#"; "" is an empty fragment, `null` removes it. Never fails, unless the
 * listener stops it.
 * @throws TypeError if `url` is not a URL in any form, or for a wrong option
 * @example orThrow(setFragment(orThrow(parseURL("https://a/#b")), null)).href // → "https://a/"
 * @see https://url.spec.whatwg.org/#dom-url-hash
 * @see https://url.spec.whatwg.org/#fragment-state
 */
export function setFragment(url: URLLike, value: string | null, options?: SetterOptions): SetterResult {
  const edit = (record: LocatedURL, text: string, report?: Steps): LocatedURL =>
    editFragment(record, value === null ? null : text, report);
  return set("setFragment", url, value === null ? "" : value, edit, options);
}

/** `setFragment` without its options. */
export function editFragment(url: LocatedURL, value: string | null, report?: Steps): LocatedURL {
  const fragment = value === null ? "" : `#${parseFragment(textOfValue(value, report), 0, report)}`;
  return splice(url, url.fragmentStart, url.href.length, fragment, END);
}

/**
 * Sets the attribute `hash`: a fragment with its "#" or without, "" to remove it.
 * @see https://url.spec.whatwg.org/#dom-url-hash
 */
export function editHash(url: LocatedURL, value: string): LocatedURL {
  return setCleanFragment(url, value) ?? editFragment(url, withoutDelimiter(value, "#"));
}
