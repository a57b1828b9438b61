import { readASCII, toASCII } from "@url/idna";
import { expectText } from "@url/result/internal";
import { hasNumberAtEnd } from "./ends-in-a-number.ts";
import { ASCII_DOMAIN } from "./forbidden.ts";

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
  return ASCII_DOMAIN.test(ascii) ? ascii : null;
}

/**
 * Returns true if `text` is a valid domain: the strict ToASCII accepts it, and it does not end in a number.
 * @throws TypeError if `text` is not a string
 * @example isValidDomain("a..b") // → false
 * @see https://url.spec.whatwg.org/#valid-domain
 */
export function isValidDomain(text: string): boolean {
  expectText(text, "isValidDomain", "text");
  const domain = toASCII(text, { strict: true });
  // What the strict ToASCII returns consists of ASCII letters, digits, "-" and ".": nothing forbidden.
  return domain.ok && !hasNumberAtEnd(domain.value);
}

export const NON_ASCII: RegExp = /[^\0-\x7f]/;
