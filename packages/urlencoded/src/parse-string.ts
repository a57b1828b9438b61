import { toScalarValueString } from "@url/percent";
import { decodePairs } from "#fast";
import type { Pair } from "./cut.ts";

/**
 * Parses a query, as `parse` does. It takes text only, which makes it smaller than `parse`. Never fails.
 * @example parseString("a=1&a=%32") // → [["a", "1"], ["a", "2"]]
 * @see https://url.spec.whatwg.org/#concept-urlencoded-string-parser
 */
export function parseString(input: string): Pair[] {
  return decodePairs(toScalarValueString(input));
}
