import { domainToASCII } from "@url/host";

/**
 * ToASCII of every label, with UseSTD3ASCIIRules: letters, digits and inner hyphens, up to 63. ASCII labels
 * stay as they are, their case too. `null` when a label cannot be converted; the last may be empty.
 *
 * IDNA 2003 is done as UTS #46 does it in its transitional processing, over the tables of today: what was
 * unassigned in Unicode 3.2, and so allowed as it is, has since got properties.
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
  // With a label behind it no label of digits is taken for an IPv4 address.
  const domain = domainToASCII(`${transitional(label)}.a`);
  const result = domain.slice(0, -2);
  return LETTERS_DIGITS_HYPHEN.test(result) ? result : null;
}

/**
 * The four deviations of IDNA 2008.
 * @see https://www.unicode.org/reports/tr46/#Deviations
 */
function transitional(label: string): string {
  return label
    .replace(/[ßẞ]/g, "ss")
    .replace(/ς/g, "σ")
    .replace(/[\u200c\u200d]/g, "");
}

const LETTERS_DIGITS_HYPHEN = /^[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?$/i;
