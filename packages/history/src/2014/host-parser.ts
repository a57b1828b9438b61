import { utf8DecodeWithoutBOM, utf8Encode } from "@url/percent";
import type { DraftHost } from "../drafts/draft-url.ts";
import { FAILURE, type Failure } from "../drafts/failure.ts";
import { percentDecode } from "../drafts/percent.ts";
import { processDomain, toASCII } from "../drafts/uts46.ts";
import { parseIPv6 } from "./ipv6-parser.ts";

/** Section 3.3, "host parser". */
export function parseHost(input: string, unicodeFlag = false): DraftHost | Failure {
  if (input === "") return FAILURE;
  if (input.startsWith("[")) {
    if (!input.endsWith("]")) return FAILURE;
    return parseIPv6(input.slice(1, -1));
  }
  const domain = utf8DecodeWithoutBOM(percentDecode(utf8Encode(input)));
  const asciiDomain = domainToASCII(domain);
  if (asciiDomain === FAILURE) return FAILURE;
  if (/[\0\t\n\r #%/:?@[\\\]]/.test(asciiDomain)) return FAILURE;
  return unicodeFlag ? domainToUnicode(asciiDomain) : asciiDomain;
}

/** Section 3.1, "domain to ASCII". */
export function domainToASCII(domain: string): string | Failure {
  return toASCII(domain, { transitional: true, useSTD3ASCIIRules: false }) ?? FAILURE;
}

/** Section 3.1, "domain to Unicode": errors are ignored. */
export function domainToUnicode(domain: string): string {
  return processDomain(domain, { transitional: false, useSTD3ASCIIRules: false }).labels.join(".");
}

/** Section 3.2, "valid domain": ToASCII with VerifyDnsLength, then ToUnicode, and neither has an error. */
export function isValidDomain(domain: string): boolean {
  const options = { transitional: false, useSTD3ASCIIRules: true };
  const result = toASCII(domain, options);
  if (result === null || result.length > 253) return false;
  if (result.split(".").some(({ length }) => length === 0 || length > 63)) return false;
  return !processDomain(result, options).hasError;
}
