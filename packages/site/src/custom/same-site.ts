import type { Origin } from "@url/parser";
import type { URLRecord } from "@url/serializer";
import { type SuffixOptions, sectionsOf } from "../answer.ts";
import { isSame, isSchemelesslySame, obtainSite, type Site } from "../site.ts";
import { findIn, type Suffixes } from "./suffixes.ts";

/**
 * Returns the site of a URL or an origin by the list `suffixes`. Otherwise like `siteOf` of `@url/site`.
 * @throws TypeError if `url` is neither a record nor an origin, if `suffixes` is not a list, or for a wrong option
 * @example siteOf(orThrow(parseURL("https://a.b.example/")), orThrow(createSuffixes("b.example"))) // → { kind: "tuple", scheme: "https", host: "a.b.example" }
 * @see https://html.spec.whatwg.org/#obtain-a-site
 */
export function siteOf(url: URLRecord | Origin, suffixes: Suffixes, options?: SuffixOptions): Site {
  return obtainSite(findIn(suffixes, "siteOf"), url, sectionsOf(options, "siteOf"), "siteOf");
}

/**
 * Returns true if two URLs or origins are the same site by the list `suffixes`. Otherwise like `isSameSite` of
 * `@url/site`.
 * @throws TypeError if either is neither a record nor an origin, if `suffixes` is not a list, or for a wrong option
 * @example isSameSite(orThrow(parseURL("https://a.b.example/")), orThrow(parseURL("https://c.b.example/")), orThrow(createSuffixes("b.example"))) // → false
 * @see https://html.spec.whatwg.org/#same-site
 */
export function isSameSite(
  a: URLRecord | Origin,
  b: URLRecord | Origin,
  suffixes: Suffixes,
  options?: SuffixOptions,
): boolean {
  const where = "isSameSite";
  const sections = sectionsOf(options, where);
  const find = findIn(suffixes, where);
  return isSame(obtainSite(find, a, sections, where, "a"), obtainSite(find, b, sections, where, "b"));
}

/**
 * Returns true if two URLs or origins are the same site except for their schemes, by the list `suffixes`.
 * @throws TypeError if either is neither a record nor an origin, if `suffixes` is not a list, or for a wrong option
 * @example isSchemelesslySameSite(orThrow(parseURL("http://b.example/")), orThrow(parseURL("https://b.example/")), orThrow(createSuffixes("com"))) // → true
 * @see https://html.spec.whatwg.org/#schemelessly-same-site
 */
export function isSchemelesslySameSite(
  a: URLRecord | Origin,
  b: URLRecord | Origin,
  suffixes: Suffixes,
  options?: SuffixOptions,
): boolean {
  const where = "isSchemelesslySameSite";
  const sections = sectionsOf(options, where);
  const find = findIn(suffixes, where);
  return isSchemelesslySame(obtainSite(find, a, sections, where, "a"), obtainSite(find, b, sections, where, "b"));
}
