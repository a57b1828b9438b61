import { attached, type DraftFormOptions, readFormOptions } from "../drafts/read-form.ts";
import { parseForm as parseFormText } from "./form.ts";

/**
 * Parses a form as the text of 2012 says, which takes a string: of bytes, each is a code point. Never fails. There are no
 * limits: for forms of strangers, use `@url/urlencoded`.
 * @throws TypeError for a wrong option, or if `input` is neither a string nor a `Uint8Array`
 * @example parseForm("a+b&c=1", { isindex: true }) // → [["", "a b"], ["c", "1"]]
 * @see https://www.w3.org/TR/2012/WD-url-20120524/
 */
export function parseForm(
  input: string | Uint8Array,
  options: DraftFormOptions = {},
): (readonly [name: string, value: string])[] {
  const read = readFormOptions(input, options);
  // Not one call for all bytes: engines limit the number of arguments.
  const text =
    typeof input === "string" ? input : Array.from(attached(input), (byte) => String.fromCharCode(byte)).join("");
  return parseFormText(text, read);
}
