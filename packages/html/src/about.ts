import type { URLRecord } from "@url/serializer";
import { expectRecord, hasHost, type LocatedURL, pathOf, queryOf, schemeOf } from "@url/serializer/internal";

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
  const record = expectRecord(url, "matchesAboutSrcdoc");
  return isAbout(record, "srcdoc") && queryOf(record) === null;
}

function isAbout(url: LocatedURL, path: string): boolean {
  return schemeOf(url) === "about" && !hasHost(url) && pathOf(url) === path;
}
