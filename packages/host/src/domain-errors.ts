import { findIDNAErrors, type IDNAError, readASCII, toASCII } from "@url/idna";
import { expectText } from "@url/result/internal";
import type { HostError, HostErrorCode } from "./error.ts";
import { FORBIDDEN_DOMAIN_CODE_POINT } from "./forbidden.ts";

type Range = Pick<HostError, "start" | "end">;
type StandardError = Range & { readonly code: HostErrorCode };

/**
 * Returns every reason why `domain`, already percent-decoded, is not accepted by the strict ToASCII: the errors of
 * UTS #46, with ranges of `domain` in UTF-16 code units. The list is empty for a domain that is accepted, and for an
 * IPv4 address.
 * @example findDomainErrors("example.com") // → []
 * @see https://url.spec.whatwg.org/#validation-error-domain-to-ascii
 */
export function findDomainErrors(domain: string): readonly IDNAError[] {
  expectText(domain, "findDomainErrors", "domain");
  return findIDNAErrors(domain, { strict: true });
}

/**
 * Returns the `domain-to-ASCII` error of a domain that the domain parser does not accept. `text` is the domain as it was
 * written at `start`, `domain` its percent-decoded form. This is a second pass.
 */
export function domainError(text: string, domain: string, start: number): StandardError {
  return errorAt(findFailure(domain), text, domain, start);
}

/** Returns the error that only the strict ToASCII finds in an accepted domain, for a listener, if there is one. */
export function findStrictError(text: string, domain: string, start: number): StandardError | undefined {
  const strict = toASCII(domain, { strict: true });
  return strict.ok ? undefined : errorAt(strict.error, text, domain, start);
}

/** Decoding moves offsets; then the range is the whole host. */
function errorAt(range: Range | undefined, text: string, domain: string, start: number): StandardError {
  const [from, to] = range !== undefined && domain === text ? [range.start, range.end] : [0, text.length];
  return { code: "domain-to-ASCII", start: start + from, end: start + to };
}

/** Finds what makes the domain parser refuse `domain`. */
function findFailure(domain: string): Range | undefined {
  const at = domain.search(FORBIDDEN_DOMAIN_CODE_POINT);
  if (at !== -1) return { start: at, end: at + 1 };
  const ascii = readASCII(domain);
  if (!ascii.ok) return ascii.error;
  // "℀" becomes "a/c".
  let start = 0;
  for (const ch of domain) {
    const mapped = readASCII(ch);
    const end = start + ch.length;
    if (mapped.ok && FORBIDDEN_DOMAIN_CODE_POINT.test(mapped.value)) return { start, end };
    start = end;
  }
  return undefined;
}
