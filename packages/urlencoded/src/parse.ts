import type { Pair } from "./cut.ts";
import { parseText } from "./parse-string.ts";
import { inputOf, textOf } from "./text.ts";

/**
 * Parses an `application/x-www-form-urlencoded` body, given as bytes, or a query, given as text, into name-value pairs.
 * Names repeat and keep their order. Text means its UTF-8 bytes; a lone surrogate is read as U+FFFD. A leading "?"
 * belongs to the first name. Never fails for text or bytes: a "%" without two hex digits stays, and ill-formed UTF-8 becomes U+FFFD.
 * @throws TypeError if `input` is neither a string nor a `Uint8Array`
 * @example parse("q=caf%C3%A9+noir&lang") // → [["q", "café noir"], ["lang", ""]]
 * @see https://url.spec.whatwg.org/#concept-urlencoded-parser
 * @see https://url.spec.whatwg.org/#concept-urlencoded-string-parser
 */
export function parse(input: string | Uint8Array): Pair[] {
  return parseText(textOf(inputOf(input, "parse")));
}
