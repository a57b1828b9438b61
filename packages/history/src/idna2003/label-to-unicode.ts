import { decodePunycode } from "@url/idna/internal";
import { expectText } from "@url/result/internal";
import { ACE_PREFIX, isASCII, toASCII } from "./label-to-ascii.ts";
import { nameprep } from "./nameprep.ts";
import { expectFlags, type IDNA2003Options } from "./options.ts";

/**
 * Returns what a label in Punycode stands for: ToUnicode of RFC 3490. Never fails: a label that is not in Punycode, or
 * is not what ToASCII makes of what it decodes to, is returned as it is.
 * @throws TypeError if `label` is not a string, or for wrong options
 * @throws Error if the engine's `normalize` does not conform
 * @example labelToUnicode("xn--bcher-kva") // → "bücher"
 * @see https://www.rfc-editor.org/rfc/rfc3490#section-4.2
 */
export function labelToUnicode(label: string, options?: IDNA2003Options): string {
  expectText(label, "labelToUnicode", "label");
  expectFlags(options, "labelToUnicode");
  const prepared = isASCII(label) ? label : prepare(label, options);
  // Nothing longer is what ToASCII returns.
  if (prepared.length > 63 || prepared.slice(0, 4).toLowerCase() !== ACE_PREFIX) return label;
  const decoded = decode(prepared.slice(4));
  if (decoded === null) return label;
  const ascii = toASCII(decoded, options);
  return ascii.ok && ascii.value.toLowerCase() === prepared.toLowerCase() ? decoded : label;
}

function prepare(label: string, options: IDNA2003Options | undefined): string {
  const prepared = nameprep(label, options?.allowUnassigned === true);
  return prepared.ok ? prepared.value : "";
}

/** Decodes Punycode, where the digits may be in upper case, and the basic code points keep theirs. */
function decode(text: string): string | null {
  const digits = text.lastIndexOf("-") + 1;
  return decodePunycode(text.slice(0, digits) + text.slice(digits).toLowerCase());
}
