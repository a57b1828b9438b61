import { expectText } from "@url/result/internal";
import { areURLUnits } from "./units.ts";

/**
 * Returns true if `text` is a URL-query string: zero or more URL units, without the "?" before them.
 * @throws TypeError if `text` is not a string
 * @example isURLQueryString("a=%20") // → true
 * @see https://url.spec.whatwg.org/#url-query-string
 */
export function isURLQueryString(text: string): boolean {
  expectText(text, "isURLQueryString", "text");
  return areURLUnits(text);
}

/**
 * Returns true if `text` is a URL-fragment string: zero or more URL units, without the "#" before them.
 * @throws TypeError if `text` is not a string
 * @example isURLFragmentString("a#b") // → false
 * @see https://url.spec.whatwg.org/#url-fragment-string
 */
export function isURLFragmentString(text: string): boolean {
  expectText(text, "isURLFragmentString", "text");
  return areURLUnits(text);
}

/** Returns true if `text` passes `isRest`, or is such a text followed by "?" and a URL-query string. */
export function isWithOptionalQuery(text: string, isRest: (text: string) => boolean): boolean {
  const mark = text.indexOf("?");
  return mark === -1 ? isRest(text) : isRest(text.slice(0, mark)) && isURLQueryString(text.slice(mark + 1));
}

/** Returns true if `text` passes `isRest`, or is such a text followed by "#" and a URL-fragment string. */
export function isWithOptionalFragment(text: string, isRest: (text: string) => boolean): boolean {
  const hash = text.indexOf("#");
  return hash === -1 ? isRest(text) : isRest(text.slice(0, hash)) && isURLFragmentString(text.slice(hash + 1));
}
