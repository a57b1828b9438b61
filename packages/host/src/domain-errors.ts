import { type IDNAError, toASCII } from "@url/idna";

/**
 * Why `domain`, already percent-decoded, is not one that the strict ToASCII accepts: the errors of UTS #46, with
 * offsets of `domain` in UTF-16 code units. None for a domain that it accepts, an IPv4 address among them.
 * @see https://url.spec.whatwg.org/#validation-error-domain-to-ascii
 */
export function findDomainErrors(domain: string): readonly IDNAError[] {
  const errors: IDNAError[] = [];
  toASCII(domain, { strict: true, report: (error) => void errors.push(error) });
  return errors;
}
