import type { Origin } from "@url/parser";
import type { URLRecord } from "@url/serializer";
import { ICANN } from "../sections.ts";
import { isSame, isSchemelesslySame, obtainSite, type Site } from "../site.ts";
import { findInList } from "./list.ts";

/**
 * Returns the site of a URL or an origin by the ICANN section of the list. Otherwise like `siteOf` of `@url/site`.
 * @throws TypeError if `url` is neither a record nor an origin
 * @example siteOf(orThrow(parseURL("https://example.github.io/"))) // → { kind: "tuple", scheme: "https", host: "github.io" }
 * @see https://html.spec.whatwg.org/#obtain-a-site
 */
export function siteOf(url: URLRecord | Origin): Site {
  return obtainSite(findInList, url, ICANN, "siteOf");
}

/**
 * Returns true if two URLs or origins are the same site by the ICANN section of the list. Otherwise like `isSameSite` of
 * `@url/site`.
 * @throws TypeError if either is neither a record nor an origin
 * @example isSameSite(orThrow(parseURL("https://a.github.io/")), orThrow(parseURL("https://b.github.io/"))) // → true
 * @see https://html.spec.whatwg.org/#same-site
 */
export function isSameSite(a: URLRecord | Origin, b: URLRecord | Origin): boolean {
  return isSame(
    obtainSite(findInList, a, ICANN, "isSameSite", "a"),
    obtainSite(findInList, b, ICANN, "isSameSite", "b"),
  );
}

/**
 * Returns true if two URLs or origins are the same site except for their schemes, by the ICANN section of the list.
 * @throws TypeError if either is neither a record nor an origin
 * @example isSchemelesslySameSite(orThrow(parseURL("http://a.github.io/")), orThrow(parseURL("https://b.github.io/"))) // → true
 * @see https://html.spec.whatwg.org/#schemelessly-same-site
 */
export function isSchemelesslySameSite(a: URLRecord | Origin, b: URLRecord | Origin): boolean {
  const where = "isSchemelesslySameSite";
  return isSchemelesslySame(obtainSite(findInList, a, ICANN, where, "a"), obtainSite(findInList, b, ICANN, where, "b"));
}
