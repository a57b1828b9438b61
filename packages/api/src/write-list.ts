import { flatten, LONG } from "@url/percent/internal";
import { encodePart } from "@url/urlencoded/internal";

/**
 * Serializes a list of names and values. Not with `serialize` of `@url/urlencoded`, which checks pairs.
 * @see https://url.spec.whatwg.org/#concept-urlencoded-serializer
 */
export function writeList(list: readonly string[]): string {
  let done = "";
  let output = "";
  for (let at = 0; at < list.length; at += 2) {
    output += `${at > 0 ? "&" : ""}${encodePart(list[at]!)}=${encodePart(list[at + 1]!)}`;
    if (output.length > MUCH) {
      done += flatten(output);
      output = "";
    }
  }
  return done + output;
}

/** As in `serialize`. */
const MUCH = 4 * LONG;
