import { toASCII } from "@url/idna";
import { endsInANumber } from "./ends-in-a-number.ts";

/** Hears `domain-to-ASCII` and where: a range of the domain in UTF-16 code units. */
export type DomainReport = (start: number, end: number) => void;

/**
 * The Standard's domain parser, not strict: the domain in ASCII, or null. An all-ASCII domain is only
 * lower-cased, whatever its `xn--` labels hold, for web compatibility.
 * `report` hears `domain-to-ASCII` where the strict ToASCII fails, which is often no failure here; that
 * second pass is made for a listener only.
 * @see https://url.spec.whatwg.org/#concept-domain-to-ascii
 */
export function parseDomain(domain: string, report?: DomainReport): string | null {
  const ascii = NON_ASCII.test(domain) ? toASCII(domain) : domain.toLowerCase();
  const result = ascii === null || ascii === "" || FORBIDDEN_DOMAIN_CODE_POINT.test(ascii) ? null : ascii;
  if (report !== undefined) reportStrict(domain, result === null, report);
  return result;
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

/**
 * Points at the first thing that is wrong: for a domain that fails, at what makes it fail, and not at an
 * earlier one that only the strict rules mind.
 */
function reportStrict(domain: string, fails: boolean, report: DomainReport): void {
  let start = -1;
  let end = 0;
  const first = (error: { readonly start: number; readonly end: number }): void => {
    if (start === -1) ({ start, end } = error);
  };
  if (fails) {
    start = domain.search(FORBIDDEN_DOMAIN_CODE_POINT);
    end = start + 1;
    if (NON_ASCII.test(domain)) toASCII(domain, { report: first });
  }
  const isStrict = toASCII(domain, { strict: true, report: first }) !== null;
  // An engine that keeps its reasons to itself leaves the whole domain.
  if (!isStrict) report(Math.max(start, 0), start === -1 ? domain.length : end);
}

export const NON_ASCII: RegExp = /[^\0-\x7f]/;

/** @see https://url.spec.whatwg.org/#forbidden-domain-code-point */
const FORBIDDEN_DOMAIN_CODE_POINT = /[\0-\x20#%/:<>?@[\\\]^|\x7f]/;
