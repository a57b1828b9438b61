import { FORM_URLENCODED, utf8PercentEncode } from "@url/percent";
import { flatten, LONG } from "@url/percent/internal";
import { expectPair, expectPairs, type Pairs } from "./pairs.ts";

/** A name and a value to be written. */
export type PairToWrite = readonly [name: string, value: string];

/**
 * Serializes name-value pairs as `application/x-www-form-urlencoded` text, which is all ASCII. A space is written as
 * "+", and a lone surrogate as U+FFFD. Names and values that are not strings are converted, as a `URLSearchParams` does.
 * Returns "" if there are no pairs. Never fails.
 * @throws TypeError if `pairs` is not an iterable of lists of two
 * @example serialize([["q", "café & thé"], ["page", "2"]]) // → "q=caf%C3%A9+%26+th%C3%A9&page=2"
 * @see https://url.spec.whatwg.org/#concept-urlencoded-serializer
 */
export function serialize(pairs: Pairs): string {
  expectPairs(pairs, "serialize");
  return serializePairs(pairs, (pair) => expectPair(pair, "serialize"));
}

/** `serialize` for pairs of strings, which are not checked, or which `check` checks. */
export function serializePairs(pairs: Pairs, check?: (pair: PairToWrite) => void): string {
  let done = "";
  let output = "";
  let separator = "";
  for (const pair of pairs) {
    check?.(pair);
    output += separator + serializePair(pair);
    separator = "&";
    if (output.length > LONG) {
      done += flatten(output);
      output = "";
    }
  }
  return done + output;
}

/** Returns one pair as `serialize` writes it: never "", and without a "&". */
export function serializePair(pair: PairToWrite): string {
  return `${utf8PercentEncode(pair[0], FORM_URLENCODED)}=${utf8PercentEncode(pair[1], FORM_URLENCODED)}`;
}
