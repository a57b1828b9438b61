import { expectRecord } from "@url/parser/internal";
import type { URLRecord } from "@url/serializer";
import {
  type BaseKind,
  baseKindOf,
  isAbsoluteURLWithFragmentString,
  isValidURLString,
  isValidNonEmptyURL as matchesNonEmpty,
  isValidNonEmptyURLPotentiallySurroundedBySpaces as matchesNonEmptyWithSpaces,
  isValidURLPotentiallySurroundedBySpaces as matchesWithSpaces,
} from "@url/validator";

/**
 * Is `text` a valid URL in a document with this base URL? Without one only absolute URLs are.
 * @see https://url.spec.whatwg.org/#valid-url-string
 */
export function isValidURL(text: string, base?: URLRecord): boolean {
  return isValidURLString(text, kindOf(base, "isValidURL"));
}

/**
 * A valid URL that is not the empty string: what most attributes ask for that may not have spaces.
 * @see https://html.spec.whatwg.org/#valid-non-empty-url
 */
export function isValidNonEmptyURL(text: string, base?: URLRecord): boolean {
  return matchesNonEmpty(text, kindOf(base, "isValidNonEmptyURL"));
}

/**
 * A valid URL once the ASCII whitespace around it is stripped: `href` of `a`, `area` and `base`.
 * @see https://html.spec.whatwg.org/#valid-url-potentially-surrounded-by-spaces
 */
export function isValidURLPotentiallySurroundedBySpaces(text: string, base?: URLRecord): boolean {
  return matchesWithSpaces(text, kindOf(base, "isValidURLPotentiallySurroundedBySpaces"));
}

/**
 * A valid non-empty URL once the ASCII whitespace around it is stripped: `src` and `action`.
 * @see https://html.spec.whatwg.org/#valid-non-empty-url-potentially-surrounded-by-spaces
 */
export function isValidNonEmptyURLPotentiallySurroundedBySpaces(text: string, base?: URLRecord): boolean {
  return matchesNonEmptyWithSpaces(text, kindOf(base, "isValidNonEmptyURLPotentiallySurroundedBySpaces"));
}

/**
 * A valid URL that needs no base: `itemtype` and `itemid` of microdata have such.
 * @see https://url.spec.whatwg.org/#absolute-url-with-fragment-string
 */
export function isValidAbsoluteURL(text: string): boolean {
  return isAbsoluteURLWithFragmentString(text);
}

function kindOf(base: URLRecord | undefined, where: string): BaseKind | undefined {
  if (base === undefined) return undefined;
  expectRecord(base, where, "base");
  return baseKindOf(base);
}
