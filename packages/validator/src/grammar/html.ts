import type { BaseKind } from "./base-kind.ts";
import { isValidURLString } from "./url-string.ts";

/**
 * Is `text` a valid non-empty URL, as HTML's attributes ask for? The empty string is a valid URL string
 * against most bases.
 * @see https://html.spec.whatwg.org/#valid-non-empty-url
 */
export function isValidNonEmptyURL(text: string, base: BaseKind | null = null): boolean {
  return text !== "" && isValidURLString(text, base);
}

/**
 * Is `text` a valid URL string once the ASCII whitespace around it is taken away?
 * @see https://html.spec.whatwg.org/#valid-url-potentially-surrounded-by-spaces
 */
export function isValidURLPotentiallySurroundedBySpaces(text: string, base: BaseKind | null = null): boolean {
  return isValidURLString(stripASCIIWhitespace(text), base);
}

/**
 * The same for a valid non-empty URL.
 * @see https://html.spec.whatwg.org/#valid-non-empty-url-potentially-surrounded-by-spaces
 */
export function isValidNonEmptyURLPotentiallySurroundedBySpaces(text: string, base: BaseKind | null = null): boolean {
  return isValidNonEmptyURL(stripASCIIWhitespace(text), base);
}

/** @see https://infra.spec.whatwg.org/#strip-leading-and-trailing-ascii-whitespace */
function stripASCIIWhitespace(text: string): string {
  // Two loops: a pattern for the end would be tried from every run of spaces.
  let start = 0;
  let end = text.length;
  while (start < end && isASCIIWhitespace(text.charCodeAt(start))) start++;
  while (end > start && isASCIIWhitespace(text.charCodeAt(end - 1))) end--;
  return text.slice(start, end);
}

function isASCIIWhitespace(unit: number): boolean {
  return unit === 0x20 || unit === 0x09 || unit === 0x0a || unit === 0x0c || unit === 0x0d;
}
