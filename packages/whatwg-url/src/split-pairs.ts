import type { Report } from "@url/parser";

/**
 * Joins surrogate pairs that are split by tabs or newlines. The Standard's parser takes a scalar value string, in which
 * the two halves are U+FFFD already, and `@url/parser` keeps to it. `whatwg-url` takes any string, and removes tabs and
 * newlines before it looks for pairs. For the sake of one such pair, `input` is trimmed and stripped here, and `report` is
 * called as the parser would call it.
 * @see https://url.spec.whatwg.org/#concept-basic-url-parser
 */
export function withPairsJoined(input: string, report: Report | undefined): string {
  if (!SPLIT_PAIR.test(input)) return input;
  let start = 0;
  let end = input.length;
  // The pair itself ends both loops.
  while (input.charCodeAt(start) <= 0x20) start++;
  while (input.charCodeAt(end - 1) <= 0x20) end--;
  if (start > 0 || end < input.length) report?.("invalid-URL-unit", 0, 0);
  report?.("invalid-URL-unit", 0, 0);
  return withoutTabsAndNewlines(input.slice(start, end));
}

export function withoutTabsAndNewlines(text: string): string {
  return text.replace(/[\t\n\r]+/g, "");
}

const SPLIT_PAIR = /[\ud800-\udbff][\t\n\r]+[\udc00-\udfff]/;
