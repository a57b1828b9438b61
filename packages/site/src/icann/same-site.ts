import type { Origin, URLError, URLLike } from "@url/parser";
import type { Result } from "@url/result";
import { ICANN } from "../sections.ts";
import { isSame, readSite, type Site } from "../site.ts";
import { findInList } from "./list.ts";

/**
 * Returns the site of a URL or an origin by the ICANN section of the list. Otherwise like `siteOf` of `@url/site`.
 * @throws TypeError if `url` is neither a URL nor an origin
 * @example siteOf("https://example.github.io/") // → { ok: true, value: { kind: "tuple", scheme: "https", host: "github.io" } }
 * @see https://html.spec.whatwg.org/#obtain-a-site
 */
export function siteOf(url: URLLike | Origin): Result<Site, URLError> {
  return readSite(findInList, url, ICANN, "siteOf");
}

/**
 * Returns true if two URLs or origins are the same site by the ICANN section of the list. Otherwise like `isSameSite` of
 * `@url/site`.
 * @throws TypeError if either is neither a URL nor an origin, RangeError for text that is not a URL
 * @example isSameSite("https://a.github.io/", "https://b.github.io/") // → true
 * @see https://html.spec.whatwg.org/#same-site
 */
export function isSameSite(a: URLLike | Origin, b: URLLike | Origin): boolean {
  return isSame(findInList, a, b, ICANN, "isSameSite", true);
}

/**
 * Returns true if two URLs or origins are the same site except for their schemes, by the ICANN section of the list.
 * @throws TypeError if either is neither a URL nor an origin, RangeError for text that is not a URL
 * @example isSchemelesslySameSite("http://a.github.io/", "https://b.github.io/") // → true
 * @see https://html.spec.whatwg.org/#schemelessly-same-site
 */
export function isSchemelesslySameSite(a: URLLike | Origin, b: URLLike | Origin): boolean {
  return isSame(findInList, a, b, ICANN, "isSchemelesslySameSite", false);
}
