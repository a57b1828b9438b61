import { FORM_URLENCODED, utf8PercentEncode } from "@url/percent";
import { flatten, LONG } from "@url/percent/internal";

/**
 * Name-value pairs as `application/x-www-form-urlencoded` text, all of it ASCII. A space is written "+",
 * a lone surrogate as U+FFFD; "" when there is no pair. Never fails.
 * @see https://url.spec.whatwg.org/#concept-urlencoded-serializer
 */
export function serialize(pairs: Iterable<readonly [name: string, value: string]>): string {
  let done = "";
  let output = "";
  for (const pair of pairs) {
    // Every pair has written its "=", so only the first finds both empty.
    if (output !== "" || done !== "") output += "&";
    output += serializePair(pair);
    if (output.length > LONG) {
      done += flatten(output);
      output = "";
    }
  }
  return done + output;
}

/** One pair as `serialize` writes it: never "", and no "&" in it. */
export function serializePair(pair: readonly [name: string, value: string]): string {
  return `${utf8PercentEncode(pair[0], FORM_URLENCODED)}=${utf8PercentEncode(pair[1], FORM_URLENCODED)}`;
}
