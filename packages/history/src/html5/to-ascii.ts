import { domainToASCII } from "@url/host";

/**
 * Converts every label by ToASCII with UseSTD3ASCIIRules: letters, digits and inner hyphens, at most 63. ASCII labels
 * keep their case. The last label may be empty. Returns `null` if a label cannot be converted.
 *
 * IDNA 2003 is done as UTS #46 does it in transitional processing, with the tables of today: a code point that was
 * unassigned in Unicode 3.2, and so allowed as it was, has properties now.
 * @see https://www.rfc-editor.org/rfc/rfc3490#section-4.1
 */
export function toASCII(host: string): string | null {
  const labels = host.split(/[.\u3002\uff0e\uff61]/);
  const ascii = labels.map((label, i) => (label === "" && i > 0 && i === labels.length - 1 ? "" : labelToASCII(label)));
  return ascii.includes(null) ? null : ascii.join(".");
}

function labelToASCII(label: string): string | null {
  if (LETTERS_DIGITS_HYPHEN.test(label)) return label;
  if (/^[\0-\x7f]*$/.test(label) || /[^a-z\d-]/i.test(label.replace(/[^\0-\x7f]/g, ""))) return null;
  // With a second label, a label of digits is not read as an IPv4 address.
  const domain = domainToASCII(`${transitional(label)}.a`);
  const result = domain.ok ? domain.value.slice(0, -2) : "";
  return LETTERS_DIGITS_HYPHEN.test(result) ? result : null;
}

/**
 * Maps the four deviations of IDNA 2008.
 * @see https://www.unicode.org/reports/tr46/#Deviations
 */
function transitional(label: string): string {
  return label
    .replace(/[ßẞ]/g, "ss")
    .replace(/ς/g, "σ")
    .replace(/[\u200c\u200d]/g, "");
}

const LETTERS_DIGITS_HYPHEN = /^[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?$/i;
