import { toASCII } from "@url/idna";
import { endsInANumber } from "./ends-in-a-number.ts";

/**
 * The Standard's domain parser, not strict: the domain in ASCII, or null. An all-ASCII domain is only
 * lower-cased, whatever its `xn--` labels hold, for web compatibility.
 * @see https://url.spec.whatwg.org/#concept-domain-to-ascii
 */
export function parseDomain(domain: string): string | null {
  const result = NON_ASCII.test(domain) ? toASCII(domain) : domain.toLowerCase();
  return result === null || result === "" || FORBIDDEN_DOMAIN_CODE_POINT.test(result) ? null : result;
}

/**
 * Is `text` a valid domain: one that the strict ToASCII accepts and that no IPv4 parser would claim?
 * @see https://url.spec.whatwg.org/#valid-domain
 */
export function isValidDomain(text: string): boolean {
  const domain = toASCII(text, { strict: true });
  // The strict ToASCII lets nothing forbidden through but what it maps to: ASCII letters, digits, "-" and ".".
  return domain !== null && !endsInANumber(domain);
}

export const NON_ASCII: RegExp = /[^\0-\x7f]/;

/** @see https://url.spec.whatwg.org/#forbidden-domain-code-point */
export const FORBIDDEN_DOMAIN_CODE_POINT: RegExp = /[\0-\x20#%/:<>?@[\\\]^|\x7f]/;
