import type { Result } from "@url/result";
import { expectText, flagOf } from "@url/result/internal";
import { type DomainFailure, errorsOf, type IDNAError, rangeOf, resultOf } from "../error.ts";
import { findLabel } from "../labels.ts";
import type { IDNAOptions } from "../options.ts";
import { strictly } from "../strictly.ts";

/**
 * Converts an ASCII domain to lower case, without tables. Fails with `non-ASCII` at the first code point that is not
 * ASCII, or with the first label that breaks a strict rule; ranges are of `domain`, in UTF-16 code units. `xn--` labels
 * are accepted as they are, as the Standard's domain parser accepts them in an ASCII domain; the full engine fails for
 * those that do not decode to something valid.
 * @throws TypeError if `domain` is not a string, or for wrong options
 * @example toASCII("XN--FA-HIA.example") // → { ok: true, value: "xn--fa-hia.example" }
 * @see https://url.spec.whatwg.org/#concept-domain-to-ascii
 */
export function toASCII(domain: string, options?: IDNAOptions): Result<string, IDNAError> {
  expectText(domain, "toASCII", "domain");
  return convert(domain, flagOf(options, "strict", "toASCII"));
}

/**
 * Returns the error for which {@link toASCII} fails, as a list of one, or an empty list.
 * @throws TypeError if `domain` is not a string, or for wrong options
 * @example findIDNAErrors("faß") // → [{ code: "non-ASCII", label: 0, start: 2, end: 3, codePoint: 0xdf }]
 * @see https://url.spec.whatwg.org/#concept-domain-to-ascii
 */
export function findIDNAErrors(domain: string, options?: IDNAOptions): readonly IDNAError[] {
  expectText(domain, "findIDNAErrors", "domain");
  return errorsOf(convert(domain, flagOf(options, "strict", "findIDNAErrors")));
}

/**
 * Converts a domain as {@link toASCII} does without options. Fails with the range of the first code point that is not
 * ASCII, in UTF-16 code units.
 * @example readASCII("faß") // → { ok: false, error: { code: "domain-to-ASCII", start: 2, end: 3 } }
 * @see https://url.spec.whatwg.org/#concept-domain-to-ascii
 */
export function readASCII(domain: string): Result<string, DomainFailure> {
  expectText(domain, "readASCII", "domain");
  const start = domain.search(/[^\0-\x7f]/);
  return start === -1
    ? { ok: true, value: domain.toLowerCase() }
    : rangeOf(start, start + (domain.codePointAt(start)! > 0xffff ? 2 : 1));
}

export function convert(domain: string, strict: boolean): Result<string, IDNAError> {
  const ascii = readASCII(domain);
  if (ascii.ok) return strictly(domain, ascii.value, strict);
  const { start, end } = ascii.error;
  const { index: label } = findLabel(domain, undefined, 0, start);
  return resultOf("", [{ code: "non-ASCII", label, start, end, codePoint: domain.codePointAt(start)! }]);
}
