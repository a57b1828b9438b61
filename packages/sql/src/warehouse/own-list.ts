import { orThrow } from "@url/result";
import { createSuffixes, type Suffixes } from "@url/site/custom";

/** Reads a list that {@link createSuffixes} has accepted before. A script with its own list calls this. */
export function readSuffixes(text: string): Suffixes {
  return orThrow(createSuffixes(text));
}
