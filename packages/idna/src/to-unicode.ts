import tr46 from "tr46";

/**
 * Unicode ToUnicode with the parameters of the Standard's "domain to Unicode". Returns the domain with its
 * Punycode labels decoded, or null when UTS #46 records an error: show the ASCII form then.
 * @see https://url.spec.whatwg.org/#concept-domain-to-unicode
 * @see https://www.unicode.org/reports/tr46/#ToUnicode
 */
export function toUnicode(domain: string): string | null {
  const result = tr46.toUnicode(domain, {
    checkBidi: true,
    checkHyphens: false,
    checkJoiners: true,
    ignoreInvalidPunycode: false,
    transitionalProcessing: false,
    useSTD3ASCIIRules: false,
  });
  return result.error ? null : result.domain;
}
