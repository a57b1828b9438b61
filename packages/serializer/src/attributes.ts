import { authorityEndOf } from "./located.ts";
import type { LocatedURL } from "./located-url.ts";

// What the attributes of `URL`, of a hyperlink and of a location show where that is not a component as it is: delimiters
// are included, and an absent component is "". `username`, `password` and `pathname` are the component functions.

/** @see https://url.spec.whatwg.org/#dom-url-protocol */
export function protocolOf(url: LocatedURL): string {
  return url.href.slice(0, url.scheme.length + 1);
}

/** @see https://url.spec.whatwg.org/#dom-url-host */
export function hostAndPortOf(url: LocatedURL): string {
  return url.href.slice(url.hostStart, authorityEndOf(url));
}

/** @see https://url.spec.whatwg.org/#dom-url-hostname */
export function hostnameOf(url: LocatedURL): string {
  return url.href.slice(url.hostStart, url.hostEnd);
}

/** @see https://url.spec.whatwg.org/#dom-url-port */
export function portTextOf(url: LocatedURL): string {
  return url.hostEnd < url.pathStart ? url.href.slice(url.hostEnd + 1, authorityEndOf(url)) : "";
}

/**
 * The query with its "?"; "" if it is empty.
 * @see https://url.spec.whatwg.org/#dom-url-search
 */
export function searchOf({ href, queryStart, fragmentStart }: LocatedURL): string {
  return fragmentStart - queryStart > 1 ? href.slice(queryStart, fragmentStart) : "";
}

/**
 * The fragment with its "#"; "" if it is empty.
 * @see https://url.spec.whatwg.org/#dom-url-hash
 */
export function hashOf({ href, fragmentStart }: LocatedURL): string {
  return href.length - fragmentStart > 1 ? href.slice(fragmentStart) : "";
}

/**
 * Returns what the setter of `search` or `hash` sets: `value` without one leading `delimiter`; `null`, which removes the
 * component, if it is empty.
 */
export function withoutDelimiter(value: string, delimiter: "?" | "#"): string | null {
  if (value === "") return null;
  return value.startsWith(delimiter) ? value.slice(1) : value;
}
