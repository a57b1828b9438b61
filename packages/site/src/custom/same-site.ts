import type { Origin, URLError, URLLike } from "@url/parser";
import type { Result } from "@url/result";
import { type SuffixOptions, sectionsOf } from "../answer.ts";
import { isSame, readSite, type Site } from "../site.ts";
import { findIn, type Suffixes } from "./suffixes.ts";

/**
 * Returns the site of a URL or an origin by the list `suffixes`. Otherwise like `siteOf` of `@url/site`.
 * @throws TypeError if `url` is neither a URL nor an origin, if `suffixes` is not a list, or for a wrong option
 * @example siteOf("https://a.b.example/", orThrow(createSuffixes("b.example"))) // → { ok: true, value: { kind: "tuple", scheme: "https", host: "a.b.example" } }
 * @see https://html.spec.whatwg.org/#obtain-a-site
 */
export function siteOf(url: URLLike | Origin, suffixes: Suffixes, options?: SuffixOptions): Result<Site, URLError> {
  return readSite(findIn(suffixes, "siteOf"), url, sectionsOf(options, "siteOf"), "siteOf");
}

/**
 * Returns true if two URLs or origins are the same site by the list `suffixes`. Otherwise like `isSameSite` of
 * `@url/site`.
 * @throws TypeError if either is neither a URL nor an origin, RangeError for text that is not a URL, if `suffixes` is not a list, or for a wrong option
 * @example isSameSite("https://a.b.example/", "https://c.b.example/", orThrow(createSuffixes("b.example"))) // → false
 * @see https://html.spec.whatwg.org/#same-site
 */
export function isSameSite(
  a: URLLike | Origin,
  b: URLLike | Origin,
  suffixes: Suffixes,
  options?: SuffixOptions,
): boolean {
  return isSame(findIn(suffixes, "isSameSite"), a, b, sectionsOf(options, "isSameSite"), "isSameSite", true);
}

/**
 * Returns true if two URLs or origins are the same site except for their schemes, by the list `suffixes`.
 * @throws TypeError if either is neither a URL nor an origin, RangeError for text that is not a URL, if `suffixes` is not a list, or for a wrong option
 * @example isSchemelesslySameSite("http://b.example/", "https://b.example/", orThrow(createSuffixes("com"))) // → true
 * @see https://html.spec.whatwg.org/#schemelessly-same-site
 */
export function isSchemelesslySameSite(
  a: URLLike | Origin,
  b: URLLike | Origin,
  suffixes: Suffixes,
  options?: SuffixOptions,
): boolean {
  return isSame(
    findIn(suffixes, "isSchemelesslySameSite"),
    a,
    b,
    sectionsOf(options, "isSchemelesslySameSite"),
    "isSchemelesslySameSite",
    false,
  );
}
