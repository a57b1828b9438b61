import type { Result } from "@url/result";
import { type DraftFormError, readForm } from "../2014/read-form.ts";
import type { DraftFormOptions } from "../drafts/read-form.ts";
import { GREATEST_BYTE } from "./form.ts";

/**
 * Parses a form as the glossary of 2015 says, which is 2014's algorithm with 0xF7 where that has 0x7F. Fails for a byte above
 * 0xF7 if the encoding is not UTF-8.
 * @throws TypeError for a wrong option, or if `input` is neither a string nor a `Uint8Array`
 * @example parseForm(Uint8Array.of(0xe9), { decode: () => "é" }) // → { ok: true, value: [["é", "é"]] }
 * @see https://www.w3.org/TR/2014/WD-url-1-20141209/#concept-urlencoded-parser
 */
export function parseForm(
  input: string | Uint8Array,
  options: DraftFormOptions = {},
): Result<(readonly [name: string, value: string])[], DraftFormError> {
  return readForm(input, options, GREATEST_BYTE);
}
