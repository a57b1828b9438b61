import { expectText } from "@url/result/internal";
import { parse } from "./parse.ts";
import { resolveText } from "./resolve.ts";

/**
 * Returns true for an absolute URL: one that resolves to the same URL whatever the base is, and so has a scheme.
 * @throws TypeError if `url` is not a string
 * @example isAbsoluteURL("http:a") // → false
 * @see https://www.w3.org/TR/2011/WD-html5-20110525/urls.html#absolute-url
 */
export function isAbsoluteURL(url: string): boolean {
  expectText(url, "isAbsoluteURL", "url");
  return resolveAbsolute(url) !== null;
}

/**
 * Returns true for an absolute URL with "/" after the ":" of its scheme.
 * @throws TypeError if `url` is not a string
 * @example isHierarchicalURL("mailto:a@b") // → false
 * @see https://www.w3.org/TR/2011/WD-html5-20110525/urls.html#hierarchical-url
 */
export function isHierarchicalURL(url: string): boolean {
  expectText(url, "isHierarchicalURL", "url");
  return /^[^:]+:\//.test(resolveAbsolute(url) ?? "");
}

/**
 * Returns true for an absolute URL with "//" after the ":" of its scheme.
 * @throws TypeError if `url` is not a string
 * @example isAuthorityBasedURL("http://a/") // → true
 * @see https://www.w3.org/TR/2011/WD-html5-20110525/urls.html#authority-based-url
 */
export function isAuthorityBasedURL(url: string): boolean {
  expectText(url, "isAuthorityBasedURL", "url");
  return /^[^:]+:\/\//.test(resolveAbsolute(url) ?? "");
}

function resolveAbsolute(url: string): string | null {
  const parsed = parse(url);
  if (!parsed.ok || parsed.value.scheme === null) return null;
  // A URL that has a scheme resolves to the same URL with any base. What is escaped is neither scheme, host, slash nor
  // dot, so nothing is escaped here: the escaped text would take up to ten times the memory of the URL.
  const result = resolveText(url, "about:blank", false);
  return result.ok ? result.value : null;
}
