import type { Result } from "@url/result";
import { expectText, flagOf } from "@url/result/internal";
import { isPlain } from "../ascii.ts";
import { type DomainFailure, errorOfAll, errorsOf, type IDNAError, rangeOf, resultOf } from "../error.ts";
import type { IDNAOptions } from "../options.ts";
import { strictly } from "../strictly.ts";
import { askPlatform } from "./ask.ts";

/**
 * Converts a domain to ASCII with the platform's own `URL`, and its version of Unicode. An ASCII domain without `xn--`
 * labels is converted to lower case without asking the platform. The platform says no more than yes or no, and rejects
 * also what the host of a URL may not contain: the error is `platform`, of the whole domain. So is that of a domain that is
 * longer than 4,096 UTF-16 code units, because platforms sort marks in quadratic time. `strict` checks the ASCII
 * form, with `xn--` labels undecoded.
 * @throws TypeError if `domain` is not a string, or for wrong options
 * @throws Error at the first domain that needs it, if the platform has no `URL` that does IDNA
 * @example toASCII("faß.example") // → { ok: true, value: "xn--fa-hia.example" }
 * @see https://url.spec.whatwg.org/#concept-domain-to-ascii
 */
export function toASCII(domain: string, options?: IDNAOptions): Result<string, IDNAError> {
  expectText(domain, "toASCII", "domain");
  return convert(domain, flagOf(options, "strict", "toASCII"));
}

/**
 * Returns the error for which {@link toASCII} fails, as a list of one, or an empty list.
 * @throws TypeError if `domain` is not a string, or for wrong options
 * @throws Error if {@link toASCII} throws it
 * @example findIDNAErrors("a..b", { strict: true }) // → [{ code: "length", label: 1, start: 2, end: 2, codePoint: null }]
 * @see https://url.spec.whatwg.org/#concept-domain-to-ascii
 */
export function findIDNAErrors(domain: string, options?: IDNAOptions): readonly IDNAError[] {
  expectText(domain, "findIDNAErrors", "domain");
  return errorsOf(convert(domain, flagOf(options, "strict", "findIDNAErrors")));
}

/**
 * Converts a domain as {@link toASCII} does without options. Fails with the range of the whole domain, in UTF-16 code
 * units.
 * @throws Error if {@link toASCII} throws it
 * @example readASCII("faß.example") // → { ok: true, value: "xn--fa-hia.example" }
 * @see https://url.spec.whatwg.org/#concept-domain-to-ascii
 */
export function readASCII(domain: string): Result<string, DomainFailure> {
  expectText(domain, "readASCII", "domain");
  const value = isPlain(domain) ? domain.toLowerCase() : askPlatform(domain);
  return value === null ? rangeOf(0, domain.length) : { ok: true, value };
}

export function convert(domain: string, strict: boolean): Result<string, IDNAError> {
  const ascii = readASCII(domain);
  return ascii.ok ? strictly(domain, ascii.value, strict) : resultOf("", [errorOfAll(domain, "platform")]);
}
