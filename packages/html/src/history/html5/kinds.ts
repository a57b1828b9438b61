import { parse } from "./parse.ts";
import { resolveText } from "./resolve.ts";

/**
 * Returns true for an absolute URL: one that resolves to the same URL whatever the base is, and so has a scheme.
 * @example isAbsoluteURL("http:a") // → false
 * @see https://www.w3.org/TR/2011/WD-html5-20110525/urls.html#absolute-url
 */
export function isAbsoluteURL(url: string): boolean {
  return resolveAbsolute(url) !== null;
}

/**
 * Returns true for an absolute URL with "/" after the ":" of its scheme.
 * @example isHierarchicalURL("mailto:a@b") // → false
 * @see https://www.w3.org/TR/2011/WD-html5-20110525/urls.html#hierarchical-url
 */
export function isHierarchicalURL(url: string): boolean {
  return /^[^:]+:\//.test(resolveAbsolute(url) ?? "");
}

/**
 * Returns true for an absolute URL with "//" after the ":" of its scheme.
 * @example isAuthorityBasedURL("http://a/") // → true
 * @see https://www.w3.org/TR/2011/WD-html5-20110525/urls.html#authority-based-url
 */
export function isAuthorityBasedURL(url: string): boolean {
  return /^[^:]+:\/\//.test(resolveAbsolute(url) ?? "");
}

function resolveAbsolute(url: string): string | null {
  const text = `${url}`;
  const parsed = parse(text);
  if (!parsed.ok || parsed.value.scheme === null) return null;
  // A URL that has a scheme resolves to the same URL with any base. What is escaped is neither scheme, host, slash nor
  // dot, so nothing is escaped here: the escaped text would take up to ten times the memory of the URL.
  const result = resolveText(text, "about:blank", false);
  return result.ok ? result.value : null;
}
