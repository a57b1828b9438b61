import { flatten } from "@url/percent/internal";
import { expectPairs } from "@url/result/internal";
import { encodePart } from "#fast";
import { type Pairs, pairOf } from "./pairs.ts";

/** A name and a value to be written. */
export type PairToWrite = readonly [name: string, value: string];

/**
 * Serializes name-value pairs as `application/x-www-form-urlencoded` text, which is all ASCII. A space is written as
 * "+", and a lone surrogate as U+FFFD. Returns "" if there are no pairs. Never fails for pairs of strings.
 * @throws TypeError if `pairs` is not an iterable of lists of two strings
 * @example serialize([["q", "café & thé"], ["page", "2"]]) // → "q=caf%C3%A9+%26+th%C3%A9&page=2"
 * @see https://url.spec.whatwg.org/#concept-urlencoded-serializer
 */
export function serialize(pairs: Pairs): string {
  expectPairs(pairs, "serialize");
  return serializePairs(pairs, "serialize");
}

/** `serialize` for pairs of strings, which are not checked, or on behalf of the function `where`, which checks them. */
export function serializePairs(pairs: Pairs, where?: string): string {
  let done = "";
  let output = "";
  let separator = "";
  for (const each of pairs) {
    const pair = where ? pairOf(each, where) : each;
    output += `${separator}${encodePart(pair[0])}=${encodePart(pair[1])}`;
    separator = "&";
    if (output.length > MUCH) {
      done += flatten(output);
      output = "";
    }
  }
  return done + output;
}

/** Returns one pair of strings as `serialize` writes it. */
export function serializePair(pair: PairToWrite): string {
  return `${encodePart(pair[0])}=${encodePart(pair[1])}`;
}

/** Four times `LONG`, so that a list of a thousand pairs is left as it is: its pieces are longer. */
const MUCH = 65536;
