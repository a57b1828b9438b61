import { parse } from "./parse.ts";
import { resolve } from "./resolve.ts";

/**
 * Is it an absolute URL, one that resolves to the same whatever it is relative to? It has a scheme, then.
 * @see https://www.w3.org/TR/2011/WD-html5-20110525/urls.html#absolute-url
 */
export function isAbsoluteURL(url: string): boolean {
  return resolveAbsolute(url) !== null;
}

/**
 * Is it an absolute URL with "/" behind the scheme and its ":"?
 * @see https://www.w3.org/TR/2011/WD-html5-20110525/urls.html#hierarchical-url
 */
export function isHierarchicalURL(url: string): boolean {
  return /^[^:]+:\//.test(resolveAbsolute(url) ?? "");
}

/**
 * Is it an absolute URL with "//" there?
 * @see https://www.w3.org/TR/2011/WD-html5-20110525/urls.html#authority-based-url
 */
export function isAuthorityBasedURL(url: string): boolean {
  return /^[^:]+:\/\//.test(resolveAbsolute(url) ?? "");
}

function resolveAbsolute(url: string): string | null {
  const parsed = parse(url);
  if ("code" in parsed || parsed.scheme === null) return null;
  // Which base does not matter to a URL that has a scheme.
  const result = resolve(url, "about:blank");
  return typeof result === "string" ? result : null;
}
