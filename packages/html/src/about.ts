import type { URLLike } from "@url/parser";
import { expectURL } from "@url/parser/internal";
import { hasHost, type LocatedURL, pathOf, queryOf, schemeOf } from "@url/serializer/internal";

/**
 * Returns true if a URL is `about:blank`, with any query and fragment.
 * @throws TypeError if `url` is not a URL in any form, RangeError for text that is not a URL
 * @example matchesAboutBlank("about:blank?a#b") // → true
 * @see https://html.spec.whatwg.org/#matches-about:blank
 */
export function matchesAboutBlank(url: URLLike): boolean {
  return isAbout(expectURL(url, "matchesAboutBlank"), "blank");
}

/**
 * Returns true if a URL is `about:srcdoc`, with any fragment and without a query.
 * @throws TypeError if `url` is not a URL in any form, RangeError for text that is not a URL
 * @example matchesAboutSrcdoc("about:srcdoc?") // → false
 * @see https://html.spec.whatwg.org/#matches-about:srcdoc
 */
export function matchesAboutSrcdoc(url: URLLike): boolean {
  const record = expectURL(url, "matchesAboutSrcdoc");
  return isAbout(record, "srcdoc") && queryOf(record) === null;
}

function isAbout(url: LocatedURL, path: string): boolean {
  return schemeOf(url) === "about" && !hasHost(url) && pathOf(url) === path;
}
