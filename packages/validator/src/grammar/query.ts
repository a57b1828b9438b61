import { areURLUnits, isString } from "./units.ts";

/**
 * Returns true if `text` is a URL-query string: zero or more URL units, without the "?" before them.
 * @example isURLQueryString("a=%20") // → true
 * @see https://url.spec.whatwg.org/#url-query-string
 */
export function isURLQueryString(text: unknown): boolean {
  return areURLUnits(text);
}

/**
 * Returns true if `text` is a URL-fragment string: zero or more URL units, without the "#" before them.
 * @example isURLFragmentString("a#b") // → false
 * @see https://url.spec.whatwg.org/#url-fragment-string
 */
export function isURLFragmentString(text: unknown): boolean {
  return areURLUnits(text);
}

/** Returns true if `text` passes `isRest`, or is such a text followed by "?" and a URL-query string. */
export function isWithOptionalQuery(text: unknown, isRest: (text: string) => boolean): boolean {
  if (!isString(text)) return false;
  const mark = text.indexOf("?");
  return mark === -1 ? isRest(text) : isRest(text.slice(0, mark)) && isURLQueryString(text.slice(mark + 1));
}

/** Returns true if `text` passes `isRest`, or is such a text followed by "#" and a URL-fragment string. */
export function isWithOptionalFragment(text: unknown, isRest: (text: string) => boolean): boolean {
  if (!isString(text)) return false;
  const hash = text.indexOf("#");
  return hash === -1 ? isRest(text) : isRest(text.slice(0, hash)) && isURLFragmentString(text.slice(hash + 1));
}
