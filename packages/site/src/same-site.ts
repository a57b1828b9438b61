import type { Origin, URLError, URLLike } from "@url/parser";
import type { Result } from "@url/result";
import { type SuffixOptions, sectionsOf } from "./answer.ts";
import { findInList } from "./list.ts";
import { isSame, readSite, type Site } from "./site.ts";

/**
 * Returns the site of a URL or an origin: the scheme and the registrable domain, or the whole host if it has none. An
 * opaque origin is returned as it is; every URL without a host, such as a `data:` URL, gets a new one.
 * @throws TypeError if `url` is neither a URL nor an origin, or for a wrong option
 * @example siteOf("https://www.example.com:8080/") // → { ok: true, value: { kind: "tuple", scheme: "https", host: "example.com" } }
 * @see https://html.spec.whatwg.org/#obtain-a-site
 */
export function siteOf(url: URLLike | Origin, options?: SuffixOptions): Result<Site, URLError> {
  return readSite(findInList, url, sectionsOf(options, "siteOf"), "siteOf");
}

/**
 * Returns true if two URLs or origins are the same site: same scheme, and same registrable domain, or same host if it has
 * none. Ports don't matter. An opaque origin is only the same as itself, so that a `data:` URL is not same site with
 * itself.
 * @throws TypeError if either is neither a URL nor an origin, RangeError for text that is not a URL, or for a wrong option
 * @example isSameSite("https://a.example.com/", "https://b.example.com/") // → true
 * @see https://html.spec.whatwg.org/#same-site
 */
export function isSameSite(a: URLLike | Origin, b: URLLike | Origin, options?: SuffixOptions): boolean {
  return isSame(findInList, a, b, sectionsOf(options, "isSameSite"), "isSameSite", true);
}

/**
 * Returns true if two URLs or origins are the same site except for their schemes.
 * @throws TypeError if either is neither a URL nor an origin, RangeError for text that is not a URL, or for a wrong option
 * @example isSchemelesslySameSite("http://example.com/", "https://example.com/") // → true
 * @see https://html.spec.whatwg.org/#schemelessly-same-site
 */
export function isSchemelesslySameSite(a: URLLike | Origin, b: URLLike | Origin, options?: SuffixOptions): boolean {
  return isSame(findInList, a, b, sectionsOf(options, "isSchemelesslySameSite"), "isSchemelesslySameSite", false);
}
