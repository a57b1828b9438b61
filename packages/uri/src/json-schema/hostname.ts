import { toASCII, toUnicode } from "@url/idna";
import { isULabel } from "./u-label.ts";

/**
 * Returns true if `text` is a host name of RFC 1123: labels of letters, digits and hyphens, at most 63 characters each and
 * 253 in all. A label that begins with "xn--" must be an A-label of RFC 5890: what it decodes to is a U-label.
 * @see https://www.rfc-editor.org/rfc/rfc1123#section-2.1
 * @see https://www.rfc-editor.org/rfc/rfc5890#section-2.3.2.1
 */
export function isHostname(text: string): boolean {
  return isLDH(text) && (!/(?:^|\.)xn--/i.test(text) || isInternational(text));
}

/**
 * Returns true if `text` is an internationalized host name: each label is one of a host name, or a U-label, which no
 * mapping would change. Besides ".", three full stops of East Asian scripts separate labels.
 * @see https://www.rfc-editor.org/rfc/rfc5890#section-2.3.2.3
 */
export function isIDNHostname(text: string): boolean {
  // A label in Punycode is longer than its text, so none of more units is short enough.
  return text.length < 254 && (isHostname(text) || isInternational(text.replace(/[\u3002\uff0e\uff61]/g, ".")));
}

function isInternational(text: string): boolean {
  const ascii = toASCII(text);
  if (!ascii.ok || !isLDH(ascii.value)) return false;
  const unicode = toUnicode(ascii.value);
  if (!unicode.ok) return false;
  const labels = unicode.value.split(".");
  return text.split(".").every((given, index) => {
    const label = labels[index]!;
    // What is ASCII in the end must have been ASCII: U+212A, the Kelvin sign, is mapped to "k".
    if (/^[\0-\x7f]*$/.test(label)) return /^[\0-\x7f]*$/.test(given);
    return (given === label || /^xn--[\0-\x7f]*$/i.test(given)) && isULabel(label);
  });
}

function isLDH(text: string): boolean {
  return text.length < 254 && LDH.test(text);
}

/** Labels of letters, digits and hyphens, without a hyphen at their ends. */
const LDH = /^(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.(?!$)|$))+$/i;
