import type { Origin } from "@url/parser";
import type { URLRecord } from "@url/serializer";
import { type SuffixOptions, sectionsOf } from "./answer.ts";
import { findInList } from "./list.ts";
import { isSame, isSchemelesslySame, obtainSite, type Site } from "./site.ts";

/**
 * Returns the site of a URL or an origin: the scheme and the registrable domain, or the whole host if it has none. An
 * opaque origin is returned as it is; every URL without a host, such as a `data:` URL, gets a new one.
 * @throws TypeError if `url` is neither a record nor an origin, or for a wrong option
 * @example siteOf(orThrow(parseURL("https://www.example.com:8080/"))) // → { kind: "tuple", scheme: "https", host: "example.com" }
 * @see https://html.spec.whatwg.org/#obtain-a-site
 */
export function siteOf(url: URLRecord | Origin, options?: SuffixOptions): Site {
  return obtainSite(findInList, url, sectionsOf(options, "siteOf"), "siteOf");
}

/**
 * Returns true if two URLs or origins are the same site: same scheme, and same registrable domain, or same host if it has
 * none. Ports don't matter. An opaque origin is only the same as itself, so that a `data:` URL is not same site with
 * itself.
 * @throws TypeError if either is neither a record nor an origin, or for a wrong option
 * @example isSameSite(orThrow(parseURL("https://a.example.com/")), orThrow(parseURL("https://b.example.com/"))) // → true
 * @see https://html.spec.whatwg.org/#same-site
 */
export function isSameSite(a: URLRecord | Origin, b: URLRecord | Origin, options?: SuffixOptions): boolean {
  const sections = sectionsOf(options, "isSameSite");
  return isSame(
    obtainSite(findInList, a, sections, "isSameSite", "a"),
    obtainSite(findInList, b, sections, "isSameSite", "b"),
  );
}

/**
 * Returns true if two URLs or origins are the same site except for their schemes.
 * @throws TypeError if either is neither a record nor an origin, or for a wrong option
 * @example isSchemelesslySameSite(orThrow(parseURL("http://example.com/")), orThrow(parseURL("https://example.com/"))) // → true
 * @see https://html.spec.whatwg.org/#schemelessly-same-site
 */
export function isSchemelesslySameSite(a: URLRecord | Origin, b: URLRecord | Origin, options?: SuffixOptions): boolean {
  const where = "isSchemelesslySameSite";
  const sections = sectionsOf(options, where);
  return isSchemelesslySame(
    obtainSite(findInList, a, sections, where, "a"),
    obtainSite(findInList, b, sections, where, "b"),
  );
}
