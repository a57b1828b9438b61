import { expectText } from "@url/result/internal";
import { type BaseKind, expectBaseKind } from "./base-kind.ts";
import { matchesURLString } from "./url-string.ts";

/**
 * Returns true if `text` is a valid non-empty URL, which many of HTML's attributes require. The empty string is a valid
 * URL string against most bases.
 * @throws TypeError if `text` is not a string; TypeError or RangeError if `baseKind` is given and not a `BaseKind`
 * @example isValidNonEmptyURLString("", "special") // → false
 * @see https://html.spec.whatwg.org/#valid-non-empty-url
 */
export function isValidNonEmptyURLString(text: string, baseKind: BaseKind | null = null): boolean {
  expectText(text, "isValidNonEmptyURLString", "text");
  if (baseKind !== null) expectBaseKind(baseKind, "isValidNonEmptyURLString");
  return text !== "" && matchesURLString(text, baseKind);
}

/**
 * Returns true if `text` without the ASCII whitespace around it is a valid URL string.
 * @throws TypeError if `text` is not a string; TypeError or RangeError if `baseKind` is given and not a `BaseKind`
 * @example isValidURLStringPotentiallySurroundedBySpaces(" https://example.com/ ") // → true
 * @see https://html.spec.whatwg.org/#valid-url-potentially-surrounded-by-spaces
 */
export function isValidURLStringPotentiallySurroundedBySpaces(text: string, baseKind: BaseKind | null = null): boolean {
  expectText(text, "isValidURLStringPotentiallySurroundedBySpaces", "text");
  if (baseKind !== null) expectBaseKind(baseKind, "isValidURLStringPotentiallySurroundedBySpaces");
  return matchesURLString(stripASCIIWhitespace(text), baseKind);
}

/**
 * Returns true if `text` without the ASCII whitespace around it is a valid non-empty URL.
 * @throws TypeError if `text` is not a string; TypeError or RangeError if `baseKind` is given and not a `BaseKind`
 * @example isValidNonEmptyURLStringPotentiallySurroundedBySpaces("  ", "special") // → false
 * @see https://html.spec.whatwg.org/#valid-non-empty-url-potentially-surrounded-by-spaces
 */
export function isValidNonEmptyURLStringPotentiallySurroundedBySpaces(
  text: string,
  baseKind: BaseKind | null = null,
): boolean {
  expectText(text, "isValidNonEmptyURLStringPotentiallySurroundedBySpaces", "text");
  if (baseKind !== null) expectBaseKind(baseKind, "isValidNonEmptyURLStringPotentiallySurroundedBySpaces");
  const stripped = stripASCIIWhitespace(text);
  return stripped !== "" && matchesURLString(stripped, baseKind);
}

/** @see https://infra.spec.whatwg.org/#strip-leading-and-trailing-ascii-whitespace */
function stripASCIIWhitespace(text: string): string {
  // Two loops: a pattern for the end would start again at every run of spaces.
  let start = 0;
  let end = text.length;
  while (start < end && isASCIIWhitespace(text.charCodeAt(start))) start++;
  while (end > start && isASCIIWhitespace(text.charCodeAt(end - 1))) end--;
  return text.slice(start, end);
}

function isASCIIWhitespace(unit: number): boolean {
  return unit === 0x20 || unit === 0x09 || unit === 0x0a || unit === 0x0c || unit === 0x0d;
}
