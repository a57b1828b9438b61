import { toASCII, toUnicode } from "tr46";
import { asciiLowercase, isASCIIString } from "./code-points.ts";
import { FAILURE, type Failure, type Report } from "./validation-errors.ts";

/**
 * The domain parser, given a scalar value string.
 * @see https://url.spec.whatwg.org/#concept-domain-to-ascii
 */
export function parseDomain(domain: string, beStrict: boolean, report: Report): string | Failure {
  const strictResult = domainParserToASCII(domain, true);
  if (strictResult === FAILURE) report("domain-to-ASCII");
  if (beStrict) return strictResult;

  let result: string | Failure;
  if (isASCIIString(domain)) {
    result = asciiLowercase(domain);
  } else {
    result = domainParserToASCII(domain, false);
    if (result === FAILURE) return FAILURE;
  }
  if (result === "") return FAILURE;
  if (Array.from(result).some(isForbiddenDomainCodePoint)) return FAILURE;
  return result;
}

/** @see https://url.spec.whatwg.org/#domain-parser-toascii */
function domainParserToASCII(domain: string, beStrict: boolean): string | Failure {
  const result = toASCII(domain, {
    checkHyphens: beStrict,
    checkBidi: true,
    checkJoiners: true,
    useSTD3ASCIIRules: beStrict,
    transitionalProcessing: false,
    verifyDNSLength: beStrict,
    ignoreInvalidPunycode: false,
  });
  return result ?? FAILURE;
}

/** @see https://url.spec.whatwg.org/#concept-domain-to-unicode */
export function domainToUnicode(domain: string): string {
  const result = toUnicode(domain, {
    checkHyphens: false,
    checkBidi: true,
    checkJoiners: true,
    useSTD3ASCIIRules: false,
    transitionalProcessing: false,
    ignoreInvalidPunycode: false,
  });
  return result.error ? domain : result.domain;
}

/** @see https://url.spec.whatwg.org/#forbidden-host-code-point */
export function isForbiddenHostCodePoint(c: string): boolean {
  return "\0\t\n\r #/:<>?@[\\]^|".includes(c);
}

/** @see https://url.spec.whatwg.org/#forbidden-domain-code-point */
function isForbiddenDomainCodePoint(c: string): boolean {
  return isForbiddenHostCodePoint(c) || c <= "\x1F" || c === "%" || c === "\x7F";
}
