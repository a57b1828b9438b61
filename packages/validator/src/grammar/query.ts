import { areURLUnits } from "./units.ts";

/**
 * Is `text` a URL-query string: zero or more URL units? It has no "?" before it.
 * @see https://url.spec.whatwg.org/#url-query-string
 */
export function isURLQueryString(text: string): boolean {
  return areURLUnits(text);
}

/**
 * Is `text` a URL-fragment string: zero or more URL units? It has no "#" before it.
 * @see https://url.spec.whatwg.org/#url-fragment-string
 */
export function isURLFragmentString(text: string): boolean {
  return areURLUnits(text);
}

/** Is `text` what `isRest` asks for, optionally followed by "?" and a URL-query string? */
export function isWithOptionalQuery(text: string, isRest: (text: string) => boolean): boolean {
  const mark = text.indexOf("?");
  return mark === -1 ? isRest(text) : isRest(text.slice(0, mark)) && isURLQueryString(text.slice(mark + 1));
}

/** The same with "#" and a URL-fragment string. */
export function isWithOptionalFragment(text: string, isRest: (text: string) => boolean): boolean {
  const hash = text.indexOf("#");
  return hash === -1 ? isRest(text) : isRest(text.slice(0, hash)) && isURLFragmentString(text.slice(hash + 1));
}
