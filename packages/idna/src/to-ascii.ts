import type { Result } from "@url/result";
import { expectText, flagOf } from "@url/result/internal";
import { simpleToASCII } from "#fast";
import { isASCII, isPlain } from "./ascii.ts";
import { type DomainFailure, errorOfAll, type IDNAError, rangeOf, resultOf } from "./error.ts";
import type { IDNAOptions } from "./options.ts";
import { processDomain, visitLabels } from "./process.ts";
import { encodePunycode } from "./punycode.ts";
import { type Found, record } from "./record.ts";
import { append, createText, wholeOf } from "./text.ts";

/**
 * Converts a domain to ASCII: Unicode ToASCII with the parameters of the Standard's "domain parser ToASCII", which are
 * CheckBidi and CheckJoiners on, and non-transitional. Fails with the first error that UTS #46 records; its range is of
 * `domain`, in UTF-16 code units. The empty domain is accepted if not `strict`; the Standard's domain parser itself
 * refuses it.
 * @throws TypeError if `domain` is not a string, or for wrong options
 * @throws Error at the first domain that needs them, if the engine's `normalize` or `toLowerCase` does not conform
 * @example toASCII("straße.example") // → { ok: true, value: "xn--strae-oqa.example" }
 * @see https://url.spec.whatwg.org/#domain-parser-toascii
 * @see https://www.unicode.org/reports/tr46/#ToASCII
 */
export function toASCII(domain: string, options?: IDNAOptions): Result<string, IDNAError> {
  expectText(domain, "toASCII", "domain");
  const strict = flagOf(options, "strict", "toASCII");
  if (isSimple(domain, strict)) return { ok: true, value: domain.toLowerCase() };
  const ascii = strict ? undefined : simpleToASCII(domain);
  if (ascii !== undefined) return { ok: true, value: ascii };
  const found: Found = { domain, limit: 1, errors: [] };
  return resultOf(encode(found, strict), found.errors);
}

/**
 * Finds the errors of a domain for which {@link toASCII} fails: all disallowed code points; if there is none, the first
 * error of each label; if there is none of these either, all wrong lengths. The list is empty for a domain that is
 * accepted. Ranges are of `domain`, in UTF-16 code units.
 * @throws TypeError if `domain` is not a string, or for wrong options
 * @throws Error if {@link toASCII} throws it
 * @example findIDNAErrors("a..b", { strict: true }) // → [{ code: "length", label: 1, start: 2, end: 2, codePoint: null }]
 * @see https://www.unicode.org/reports/tr46/#Processing
 */
export function findIDNAErrors(domain: string, options?: IDNAOptions): readonly IDNAError[] {
  expectText(domain, "findIDNAErrors", "domain");
  const strict = flagOf(options, "strict", "findIDNAErrors");
  const found: Found = { domain, limit: Number.POSITIVE_INFINITY, errors: [] };
  if (!isSimple(found.domain, strict)) encode(found, strict);
  return found.errors;
}

/**
 * Converts a domain as {@link toASCII} does without options, for a caller that needs only the range of the error, in
 * UTF-16 code units of `domain`. A bundle with this function alone does not contain the strict rules. It is part of this
 * entry so that one alias for `@url/idna` chooses the tier of every function.
 * @throws Error if {@link toASCII} throws it
 * @example readASCII("faß.example") // → { ok: true, value: "xn--fa-hia.example" }
 * @see https://url.spec.whatwg.org/#concept-domain-to-ascii
 */
export function readASCII(domain: string): Result<string, DomainFailure> {
  expectText(domain, "readASCII", "domain");
  const ascii = isPlain(domain) ? domain.toLowerCase() : simpleToASCII(domain);
  if (ascii !== undefined) return { ok: true, value: ascii };
  const found: Found = { domain, limit: 1, errors: [] };
  const value = encode(found, false);
  const [error] = found.errors;
  return error === undefined ? { ok: true, value } : rangeOf(error.start, error.end);
}

/** The full engine: returns the domain in ASCII, which is meaningful only if no error was found. */
export function encode(found: Found, strict: boolean): string {
  const { domain, errors, limit } = found;
  const processed = processDomain(found, strict);
  if (errors.length > 0) return "";
  const output = createText();
  visitLabels(processed, (_, i, raw) => {
    // A label that was decoded would be encoded to what it was, since a text has one form in Punycode.
    const ascii = isASCII(raw) ? raw : encodeLabel(raw);
    append(output, i === 0 ? `${ascii}` : `.${ascii}`);
    const isTooLong = ascii === null || (strict && (ascii === "" || ascii.length > 63));
    return !isTooLong || record(found, { code: "length", at: -1 }, i);
  });
  const result = wholeOf(output);
  if (strict && result.length > 253 && errors.length < limit) errors.push(errorOfAll(domain, "length"));
  return result;
}

/** Returns true for ASCII that is accepted and only converted to lower case. Most domains are, so no list is made for them. */
function isSimple(domain: string, strict: boolean): boolean {
  return strict ? domain.length < 254 && STRICT.test(domain) : isPlain(domain);
}

function encodeLabel(label: string): string | null {
  const encoded = encodePunycode(label);
  return encoded && `xn--${encoded}`;
}

/** Matches an ASCII domain of up to 253 characters that the strict rules accept. */
const STRICT = /^(?:(?!..--)[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.(?!$)|$))+$/i;
