import { FORM_URLENCODED, utf8PercentEncode } from "@url/percent";

/**
 * Name-value pairs as `application/x-www-form-urlencoded` text, all of it ASCII. A space is written "+",
 * a lone surrogate as U+FFFD; "" when there is no pair. Never fails.
 * @see https://url.spec.whatwg.org/#concept-urlencoded-serializer
 */
export function serialize(pairs: Iterable<readonly [name: string, value: string]>): string {
  let output = "";
  for (const pair of pairs) {
    // Every pair has written its "=", so only the first finds the output empty.
    if (output !== "") output += "&";
    output += `${utf8PercentEncode(pair[0], FORM_URLENCODED)}=${utf8PercentEncode(pair[1], FORM_URLENCODED)}`;
  }
  return output;
}
