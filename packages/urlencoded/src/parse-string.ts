import { scalarValuesOf } from "@url/percent/internal";
import { expectText } from "@url/result/internal";
import { decodePairs } from "#fast";
import type { Pair } from "./cut.ts";

/**
 * Parses a query, as `parse` does. It takes text only, which makes it smaller than `parse`. Never fails for text.
 * @throws TypeError if `input` is not a string
 * @example parseString("a=1&a=%32") // → [["a", "1"], ["a", "2"]]
 * @see https://url.spec.whatwg.org/#concept-urlencoded-string-parser
 */
export function parseString(input: string): Pair[] {
  expectText(input, "parseString", "input");
  return parseText(input);
}

/** `parseString` without the check. */
export function parseText(input: string): Pair[] {
  return decodePairs(scalarValuesOf(input));
}
