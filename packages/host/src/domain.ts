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
 * Where the domain parser reports `domain-to-ASCII`: the first thing in `domain` that the strict ToASCII refuses,
 * or, when the domain `fails`, the first that makes it fail, rather than one that only the strict rules mind.
 * Offsets are UTF-16 code units. A second pass, for a listener and for the error of a domain that fails.
 */
export function findDomainFault(domain: string, fails: boolean): { start: number; end: number } | undefined {
  const start = fails ? domain.search(FORBIDDEN_DOMAIN_CODE_POINT) : -1;
  if (start !== -1) return { start, end: start + 1 };
  const faults: { start: number; end: number }[] = [];
  const report = (error: { start: number; end: number }): unknown => faults.push(error);
  if (fails) toASCII(domain, { report });
  toASCII(domain, { strict: true, report });
  return faults[0];
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
const FORBIDDEN_DOMAIN_CODE_POINT = /[\0-\x20#%/:<>?@[\\\]^|\x7f]/;
