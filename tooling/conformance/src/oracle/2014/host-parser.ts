import { toASCII, toUnicode } from "tr46";
import type { DraftHost } from "../drafts/draft-url.ts";
import { percentDecodeString, utf8DecodeWithoutBOM } from "../percent.ts";
import { FAILURE, type Failure } from "../validation-errors.ts";
import { parseIPv6 } from "./ipv6-parser.ts";

/** Section 3.3, "host parser". */
export function parseHost(input: string, unicodeFlag = false): DraftHost | Failure {
  if (input === "") return FAILURE;
  if (input.startsWith("[")) {
    if (!input.endsWith("]")) return FAILURE;
    return parseIPv6(input.slice(1, -1));
  }
  const domain = utf8DecodeWithoutBOM(percentDecodeString(input));
  const asciiDomain = domainToASCII(domain);
  if (asciiDomain === FAILURE) return FAILURE;
  if (/[\0\t\n\r #%/:?@[\\\]]/.test(asciiDomain)) return FAILURE;
  return unicodeFlag ? domainToUnicode(asciiDomain) : asciiDomain;
}

// UTS #46 of that time has no flags for hyphens, Bidi and joiners: the Standard names them since 2017. Hyphens were
// always checked, and the checks of Bidi and joiners were advice. The tables are those of today's Unicode.
const OPTIONS = { checkHyphens: true, checkBidi: false, checkJoiners: false, useSTD3ASCIIRules: false } as const;

/** Section 3.1, "domain to ASCII". */
export function domainToASCII(domain: string): string | Failure {
  return toASCII(domain, { ...OPTIONS, transitionalProcessing: true, verifyDNSLength: false }) ?? FAILURE;
}

/** Section 3.1, "domain to Unicode": errors are ignored. */
export function domainToUnicode(domain: string): string {
  return toUnicode(domain, { ...OPTIONS, transitionalProcessing: false }).domain;
}

/** Section 3.2, "valid domain". */
export function isValidDomain(domain: string): boolean {
  const strict = { ...OPTIONS, useSTD3ASCIIRules: true, transitionalProcessing: false };
  const result = toASCII(domain, { ...strict, verifyDNSLength: true });
  return result !== null && !toUnicode(result, strict).error;
}
