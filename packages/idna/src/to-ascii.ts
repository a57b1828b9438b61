import tr46 from "tr46";

/** How {@link toASCII} judges. */
export interface ToASCIIOptions {
  /** CheckHyphens, UseSTD3ASCIIRules and VerifyDnsLength: false (the default) as browsers parse, true as a valid domain asks. */
  readonly strict?: boolean;
}

/**
 * Unicode ToASCII with the parameters of the Standard's "domain parser ToASCII": CheckBidi and
 * CheckJoiners on, non-transitional. Returns the domain in ASCII, or null when UTS #46 records an error.
 * The empty domain passes when not strict: the Standard's domain parser refuses it by itself.
 * @see https://url.spec.whatwg.org/#domain-parser-toascii
 * @see https://www.unicode.org/reports/tr46/#ToASCII
 */
export function toASCII(domain: string, options?: ToASCIIOptions): string | null {
  const strict = options?.strict ?? false;
  return tr46.toASCII(domain, {
    checkBidi: true,
    checkHyphens: strict,
    checkJoiners: true,
    ignoreInvalidPunycode: false,
    transitionalProcessing: false,
    useSTD3ASCIIRules: strict,
    verifyDNSLength: strict,
  });
}
