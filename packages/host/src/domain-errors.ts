import { findErrors, type IDNAError, toASCII } from "@url/idna";
import { FORBIDDEN_DOMAIN_CODE_POINT } from "./domain.ts";
import type { HostError } from "./error.ts";

/**
 * Returns every reason why `domain`, already percent-decoded, is not accepted by the strict ToASCII: the errors of
 * UTS #46, with ranges of `domain` in UTF-16 code units. The list is empty for a domain that is accepted, and for an
 * IPv4 address.
 * @example findDomainErrors("a_b") // → [{ code: "std3", label: 0, start: 1, end: 2, codePoint: 0x5f }]
 * @see https://url.spec.whatwg.org/#validation-error-domain-to-ascii
 */
export function findDomainErrors(domain: string): readonly IDNAError[] {
  return findErrors(domain, { strict: true });
}

/**
 * Returns the `domain-to-ASCII` error of the domain parser, if there is one. `text` is the domain as it was written at
 * `start`, `domain` its percent-decoded form. Decoding moves offsets; then the range is the whole host.
 * This is a second pass, made only for a listener and for a domain that `fails`.
 */
export function findDomainError(text: string, domain: string, fails: boolean, start: number): HostError | undefined {
  const range = findFirstRange(domain, fails);
  if (range === undefined && !fails) return undefined;
  const [from, to] = range !== undefined && domain === text ? [range.start, range.end] : [0, text.length];
  return { code: "domain-to-ASCII", start: start + from, end: start + to };
}

interface Range {
  readonly start: number;
  readonly end: number;
}

/**
 * Finds the first range that the strict ToASCII rejects. For a domain that `fails`, a range that makes it fail comes
 * before one that only the strict rules reject.
 */
function findFirstRange(domain: string, fails: boolean): Range | undefined {
  const start = fails ? domain.search(FORBIDDEN_DOMAIN_CODE_POINT) : -1;
  if (start !== -1) return { start, end: start + 1 };
  if (fails) {
    const lenient = toASCII(domain);
    if (!lenient.ok) return lenient.error;
  }
  const strict = toASCII(domain, { strict: true });
  return strict.ok ? undefined : strict.error;
}
