import type { IPError } from "../error.ts";

/** Why a text is no MAC address. */
export type MACError = IPError<"mac-length" | "mac-separator" | "mac-invalid-digit">;

/**
 * Reads a 48-bit MAC address to its six bytes: `34:56:78:9a:bc:de`, `34-56-78-9A-BC-DE`, `3456.789a.bcde` or
 * `3456789abcde`. Offsets are UTF-16 code units.
 * @see https://www.rfc-editor.org/rfc/rfc9542
 */
export function readMAC(text: string): Uint8Array | MACError {
  const invalid = text.search(/[^0-9A-Fa-f.:-]/);
  if (invalid !== -1) return { code: "mac-invalid-digit", start: invalid, end: invalid + 1 };
  const digits = text.replace(/[.:-]/g, "");
  if (digits.length !== 12) return { code: "mac-length", start: 0, end: text.length };
  if (!FORMS.test(text)) return { code: "mac-separator", start: 0, end: text.length };
  return Uint8Array.from({ length: 6 }, (_, at) => Number.parseInt(digits.slice(at * 2, at * 2 + 2), 16));
}

/** One kind of separator, where it belongs, or none. */
const FORMS = /^(?:\w\w(?::\w\w){5}|\w\w(?:-\w\w){5}|\w{4}(?:\.\w{4}){2}|\w{12})$/;
