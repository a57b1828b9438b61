import { hostTextOf, pathOf, queryOf, schemeOf, type URLRecord } from "@url/serializer";
import { expectRecord } from "@url/serializer/internal";

/**
 * Returns true if a URL is `about:blank`, with any query and fragment.
 * @throws TypeError if `url` is not a record
 * @example matchesAboutBlank(orThrow(parseURL("about:blank?a#b"))) // → true
 * @see https://html.spec.whatwg.org/#matches-about:blank
 */
export function matchesAboutBlank(url: URLRecord): boolean {
  return isAbout(expectRecord(url, "matchesAboutBlank"), "blank");
}

/**
 * Returns true if a URL is `about:srcdoc`, with any fragment and without a query.
 * @throws TypeError if `url` is not a record
 * @example matchesAboutSrcdoc(orThrow(parseURL("about:srcdoc?"))) // → false
 * @see https://html.spec.whatwg.org/#matches-about:srcdoc
 */
export function matchesAboutSrcdoc(url: URLRecord): boolean {
  return isAbout(expectRecord(url, "matchesAboutSrcdoc"), "srcdoc") && queryOf(url) === null;
}

function isAbout(url: URLRecord, path: string): boolean {
  return schemeOf(url) === "about" && hostTextOf(url) === null && pathOf(url) === path;
}
