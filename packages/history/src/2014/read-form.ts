import { utf8Encode } from "@url/percent";
import type { Result } from "@url/result";
import { attached, type DraftFormOptions, readFormOptions } from "../drafts/read-form.ts";
import { parseForm as parseFormBytes } from "./form.ts";

/** The error of `parseForm`: a byte that is not ASCII, in another encoding than UTF-8. The range counts bytes. */
export interface DraftFormError {
  readonly code: "non-ASCII-byte";
  readonly start: number;
  readonly end: number;
}

/**
 * Parses a form as the draft of 2014 says, with all of its flags. A string means its bytes in UTF-8. Fails for a byte above
 * 0x7F if the encoding is not UTF-8. There are no limits: for forms of strangers, use `@url/urlencoded`, whose
 * `parseLegacy` is the same algorithm within limits and without the isindex flag.
 * @throws TypeError for a wrong option, or if `input` is neither a string nor a `Uint8Array`
 * @example parseForm("a+b&c=1", { isindex: true }) // → { ok: true, value: [["", "a b"], ["c", "1"]] }
 * @see https://www.w3.org/TR/2014/WD-url-1-20141209/#concept-urlencoded-parser
 */
export function parseForm(
  input: string | Uint8Array,
  options: DraftFormOptions = {},
): Result<(readonly [name: string, value: string])[], DraftFormError> {
  return readForm(input, options, 0x7f);
}

/** `parseForm` with the greatest byte that is accepted in another encoding than UTF-8. */
export function readForm(
  input: string | Uint8Array,
  options: DraftFormOptions,
  greatestByte: number,
): Result<(readonly [name: string, value: string])[], DraftFormError> {
  const read = readFormOptions(input, options);
  const bytes = typeof input === "string" ? utf8Encode(input) : attached(input);
  const pairs = parseFormBytes(bytes, read, greatestByte);
  if (typeof pairs !== "symbol") return { ok: true, value: pairs };
  const start = bytes.findIndex((byte) => byte > greatestByte);
  return { ok: false, error: { code: "non-ASCII-byte", start, end: start + 1 } };
}
