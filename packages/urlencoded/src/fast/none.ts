import { scalarValuesOf } from "@url/percent/internal";
import { decodePairs } from "../decode-pairs.ts";

// The small build: what has an accelerator, without it.
export { decodePairs } from "../decode-pairs.ts";
export { encodePart } from "../encode-part.ts";

/** Parses a query into a list of names and values in turn: the name of pair i is at 2i. */
export function parseList(input: string): string[] {
  return decodePairs(scalarValuesOf(input)).flat();
}
