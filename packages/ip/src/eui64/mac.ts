import type { Result } from "@url/result";
import { fail, type IPError } from "../error.ts";

/**
 * Why a text is not a MAC address, and where: a range of the text in UTF-16 code units.
 *
 * - `mac-length`: there are not twelve hex digits
 * - `mac-separator`: the separators are not in their places, or of two kinds
 * - `mac-invalid-digit`: a character is neither a hex digit nor a separator
 */
export type MACError = IPError<"mac-length" | "mac-separator" | "mac-invalid-digit">;

/**
 * Reads the six bytes of a 48-bit MAC address: `34:56:78:9a:bc:de`, `34-56-78-9A-BC-DE`, `3456.789a.bcde` or
 * `3456789abcde`.
 * @see https://www.rfc-editor.org/rfc/rfc9542
 */
export function readMAC(text: string): Result<Uint8Array, MACError> {
  const invalid = text.search(/[^0-9A-Fa-f.:-]/);
  if (invalid !== -1) return fail("mac-invalid-digit", invalid, invalid + 1);
  let digits = "";
  for (let at = 0; at < text.length && digits.length <= 12; at++) if (DIGIT.test(text[at]!)) digits += text[at];
  if (digits.length !== 12) return fail("mac-length", 0, text.length);
  if (!FORMS.test(text)) return fail("mac-separator", 0, text.length);
  const value = Uint8Array.from({ length: 6 }, (_, at) => Number.parseInt(digits.slice(at * 2, at * 2 + 2), 16));
  return { ok: true, value };
}

const DIGIT = /\w/;

/** One kind of separator in its places, or none. */
const FORMS = /^(?:\w\w(?::\w\w){5}|\w\w(?:-\w\w){5}|\w{4}(?:\.\w{4}){2}|\w{12})$/;
