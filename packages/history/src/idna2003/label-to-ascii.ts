import { encodePunycode } from "@url/idna/internal";
import type { Result } from "@url/result";
import { expectText } from "@url/result/internal";
import { fail, type IDNA2003Error } from "./error.ts";
import { nameprep, prepareCharacter } from "./nameprep.ts";
import { expectFlags, type IDNA2003Options } from "./options.ts";

/**
 * Converts a label to ASCII: ToASCII of RFC 3490, with Nameprep and Unicode 3.2. A label in ASCII stays as it is, also in
 * upper case. Fails at the first step that fails. A domain name has a label between each two of `.`, `。`, `．` and `｡`.
 * @throws TypeError if `label` is not a string, or for wrong options
 * @throws Error if the engine's `normalize` does not conform
 * @example labelToASCII("Straße") // → { ok: true, value: "strasse" }
 * @see https://www.rfc-editor.org/rfc/rfc3490#section-4.1
 */
export function labelToASCII(label: string, options?: IDNA2003Options): Result<string, IDNA2003Error> {
  expectText(label, "labelToASCII", "label");
  expectFlags(options, "labelToASCII");
  return toASCII(label, options);
}

/** `labelToASCII` for checked arguments. */
export function toASCII(label: string, options: IDNA2003Options = {}): Result<string, IDNA2003Error> {
  const prepared = isASCII(label)
    ? { ok: true as const, value: label }
    : nameprep(label, options.allowUnassigned === true);
  if (!prepared.ok) return prepared;
  const text = prepared.value;
  if (options.useSTD3ASCIIRules) {
    if (NON_LDH.test(text)) return fail("non-LDH", label, (ch) => NON_LDH.test(prepareCharacter(ch)));
    if (/^-|-$/.test(text)) return fail("hyphen", label);
  }
  if (isASCII(text)) return text !== "" && text.length <= 63 ? { ok: true, value: text } : fail("length", label);
  if (text.startsWith(ACE_PREFIX)) return fail("ACE-prefix", label);
  const encoded = encodePunycode(text);
  return encoded !== null && encoded.length <= 63 - ACE_PREFIX.length
    ? { ok: true, value: ACE_PREFIX + encoded }
    : fail("length", label);
}

/** Returns true if there is no code point beyond U+007F. */
export function isASCII(text: string): boolean {
  return !/[^\0-\x7f]/.test(text);
}

/**
 * The prefix of labels in Punycode.
 * @see https://www.rfc-editor.org/rfc/rfc3490#section-5
 */
export const ACE_PREFIX = "xn--";

const NON_LDH = /[\0-,./:-@[-`{-\x7f]/;
