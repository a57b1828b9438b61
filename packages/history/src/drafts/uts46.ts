import {
  decodePunycode,
  encodePunycode,
  firstClassOf,
  isMarkClass,
  MAPPED,
  mapDomain,
  toNFC,
} from "@url/idna/internal";

/** How a domain is processed. UTS #46 calls the two values processing options. */
export interface UTS46Options {
  /** Transitional_Processing, which maps the four deviation characters of IDNA2008 as IDNA2003 did. */
  readonly transitional: boolean;
  readonly useSTD3ASCIIRules: boolean;
}

export interface ProcessedDomain {
  /** The labels in Unicode. A label that does not decode stays as it is. */
  readonly labels: readonly string[];
  readonly hasError: boolean;
}

/**
 * The processing of UTS #46 as it was in 2014, with the tables of today's Unicode: hyphens are always checked, and the
 * rules for Bidi and joiners are not. Both have been flags since 2017.
 * @see https://www.unicode.org/reports/tr46/tr46-13.html#Processing
 */
export function processDomain(domain: string, { transitional, useSTD3ASCIIRules }: UTS46Options): ProcessedDomain {
  const mapped = mapDomain(domain);
  // With a disallowed code point there is an error, and the labels stay as they are.
  if (mapped === null) return { labels: domain.split("."), hasError: true };
  let hasError = false;
  const labels = toNFC(transitional ? mapDeviations(mapped) : mapped)
    .split(".")
    .map((label) => {
      if (!label.startsWith("xn--")) {
        hasError ||= !isValid(label, useSTD3ASCIIRules);
        return label;
      }
      const decoded = decodePunycode(label.slice(4));
      hasError ||= decoded === null || decoded === "" || !isValidDecoded(decoded, useSTD3ASCIIRules);
      return decoded ?? label;
    });
  return { labels, hasError };
}

/** ToASCII of UTS #46, without VerifyDnsLength. Returns null for an error. */
export function toASCII(domain: string, options: UTS46Options): string | null {
  const { labels, hasError } = processDomain(domain, options);
  if (hasError) return null;
  const ascii = labels.map((label) => {
    if (/^[\0-\x7f]*$/.test(label)) return label;
    const encoded = encodePunycode(label);
    return encoded === null ? null : `xn--${encoded}`;
  });
  return ascii.includes(null) ? null : ascii.join(".");
}

/** @see https://www.unicode.org/reports/tr46/tr46-13.html#Deviations */
function mapDeviations(text: string): string {
  return text
    .replace(/ß/g, "ss")
    .replace(/ς/g, "σ")
    .replace(/[\u200c\u200d]/g, "");
}

/** Returns true if a decoded label has only code points that mapping leaves as they are, and is valid. */
function isValidDecoded(label: string, useSTD3ASCIIRules: boolean): boolean {
  if (toNFC(label) !== label) return false;
  for (const c of label) if (c === "." || firstClassOf(c) <= MAPPED) return false;
  return isValid(label, useSTD3ASCIIRules);
}

/** @see https://www.unicode.org/reports/tr46/tr46-13.html#Validity_Criteria */
function isValid(label: string, useSTD3ASCIIRules: boolean): boolean {
  if (label === "") return true;
  const [first, , third, fourth] = label;
  if (first === "-" || label.endsWith("-") || (third === "-" && fourth === "-")) return false;
  if (useSTD3ASCIIRules && /[^-a-z\d\x80-\uffff]/.test(label)) return false;
  return !isMarkClass(firstClassOf(label));
}
