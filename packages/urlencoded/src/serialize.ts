import { flatten, LONG, type PercentEncodeSet, utf8PercentEncode } from "@url/percent";

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
  return `${utf8PercentEncode(pair[0], FORM)}=${utf8PercentEncode(pair[1], FORM)}`;
}

/**
 * What `FORM_URLENCODED` of `@url/percent` is, said at once: as the last of a row of sets it takes 300 bytes
 * of a bundle that needs no other one.
 */
const FORM: PercentEncodeSet = /* @__PURE__ */ createFormSet(/[^\w*.-]/);

function createFormSet(members: RegExp): PercentEncodeSet {
  const table = Uint8Array.from({ length: 0x80 }, (_, unit) => +members.test(String.fromCharCode(unit)));
  table[0x20] = 2; // a space is written "+"
  return { table, members };
}
