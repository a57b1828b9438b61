import type { URLLike } from "@url/parser";
import { readURL } from "@url/parser/internal";
import { expectText } from "@url/result/internal";
import { type BaseKind, baseKindOf } from "./grammar/base-kind.ts";
import {
  isValidNonEmptyURLString as matchesNonEmpty,
  isValidNonEmptyURLStringPotentiallySurroundedBySpaces as matchesNonEmptyWithSpaces,
  isValidURLStringPotentiallySurroundedBySpaces as matchesWithSpaces,
} from "./grammar/html.ts";
import { isAbsoluteURLWithFragmentString, isValidURLString } from "./grammar/url-string.ts";

// Without a base, only absolute URLs are valid; with a base that is not a URL, nothing is.

/**
 * Returns true for a valid URL in a document with this base URL.
 * @throws TypeError if `base` is not a URL in any form
 * @example isValidURL("/a", "https://example.org/") // → true
 * @see https://url.spec.whatwg.org/#valid-url-string
 */
export function isValidURL(text: string, base?: URLLike): boolean {
  return check("isValidURL", isValidURLString, text, base);
}

/**
 * Returns true for a valid URL that is not the empty string, which most attributes require that cannot have spaces.
 * @throws TypeError if `base` is not a URL in any form
 * @example isValidNonEmptyURL("", "https://example.org/") // → false
 * @see https://html.spec.whatwg.org/#valid-non-empty-url
 */
export function isValidNonEmptyURL(text: string, base?: URLLike): boolean {
  return check("isValidNonEmptyURL", matchesNonEmpty, text, base);
}

/**
 * Returns true for a text that is a valid URL without the ASCII whitespace around it: the `href` of `a`, `area` and
 * `base`.
 * @throws TypeError if `base` is not a URL in any form
 * @example isValidURLPotentiallySurroundedBySpaces(" /a\n", "https://example.org/") // → true
 * @see https://html.spec.whatwg.org/#valid-url-potentially-surrounded-by-spaces
 */
export function isValidURLPotentiallySurroundedBySpaces(text: string, base?: URLLike): boolean {
  return check("isValidURLPotentiallySurroundedBySpaces", matchesWithSpaces, text, base);
}

/**
 * Returns true for a text that is a valid non-empty URL without the ASCII whitespace around it: `src` and `action`.
 * @throws TypeError if `base` is not a URL in any form
 * @example isValidNonEmptyURLPotentiallySurroundedBySpaces(" ", "https://example.org/") // → false
 * @see https://html.spec.whatwg.org/#valid-non-empty-url-potentially-surrounded-by-spaces
 */
export function isValidNonEmptyURLPotentiallySurroundedBySpaces(text: string, base?: URLLike): boolean {
  return check("isValidNonEmptyURLPotentiallySurroundedBySpaces", matchesNonEmptyWithSpaces, text, base);
}

/**
 * Returns true for a valid URL that needs no base, which `itemtype` and `itemid` of microdata require.
 * @example isValidAbsoluteURL("urn:isbn:0") // → true
 * @see https://url.spec.whatwg.org/#absolute-url-with-fragment-string
 */
export function isValidAbsoluteURL(text: string): boolean {
  expectText(text, "isValidAbsoluteURL", "text");
  return isAbsoluteURLWithFragmentString(text);
}

function check(
  caller: string,
  matches: (text: string, base?: BaseKind) => boolean,
  text: string,
  base: URLLike | undefined,
): boolean {
  expectText(text, caller, "text");
  if (base === undefined) return matches(text);
  const record = readURL(base, caller, "base");
  return record.ok && matches(text, baseKindOf(record.value));
}
