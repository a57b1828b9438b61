import { readASCII, toASCII } from "@url/idna";
import { endsInANumber } from "./ends-in-a-number.ts";

/**
 * Parses a domain, not strictly: returns it in ASCII, or null. An all-ASCII domain is only lower-cased, whatever its
 * `xn--` labels contain, for web compatibility.
 * @see https://url.spec.whatwg.org/#concept-domain-to-ascii
 */
export function parseDomain(domain: string): string | null {
  let ascii: string;
  if (NON_ASCII.test(domain)) {
    const result = readASCII(domain);
    if (!result.ok) return null;
    ascii = result.value;
  } else {
    ascii = domain.toLowerCase();
  }
  return ascii === "" || FORBIDDEN_DOMAIN_CODE_POINT.test(ascii) ? null : ascii;
}

/**
 * Returns true if `text` is a valid domain: the strict ToASCII accepts it, and it does not end in a number.
 * @example isValidDomain("a..b") // → false
 * @see https://url.spec.whatwg.org/#valid-domain
 */
export function isValidDomain(text: string): boolean {
  if (typeof text !== "string") return false;
  const domain = toASCII(text, { strict: true });
  // What the strict ToASCII returns consists of ASCII letters, digits, "-" and ".": nothing forbidden.
  return domain.ok && !endsInANumber(domain.value);
}

export const NON_ASCII: RegExp = /[^\0-\x7f]/;

/** @see https://url.spec.whatwg.org/#forbidden-domain-code-point */
export const FORBIDDEN_DOMAIN_CODE_POINT: RegExp = /[\0-\x20#%/:<>?@[\\\]^|\x7f]/;
