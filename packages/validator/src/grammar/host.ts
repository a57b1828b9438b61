import { isValidDomain } from "@url/host";
import { FORBIDDEN_HOST_CODE_POINT } from "@url/host/internal";
import { expectText } from "@url/result/internal";
import { isValidIPv4AddressString, isValidIPv6AddressString } from "./ip-address.ts";
import { areURLUnits } from "./units.ts";

/**
 * Returns true if `text` is a valid host string: a domain, an IPv4 address, or an IPv6 address in brackets. It is the host
 * of special schemes; all others have {@link isValidOpaqueHostString}.
 * @throws TypeError if `text` is not a string
 * @example isValidHostString("[::1]") // → true
 * @see https://url.spec.whatwg.org/#valid-host-string
 */
export function isValidHostString(text: string): boolean {
  expectText(text, "isValidHostString", "text");
  return isValidDomainString(text) || isValidIPv4AddressString(text) || isBracketed(text);
}

/**
 * Returns true if `text` is a valid domain string. The Standard has no production for one: it runs the strict domain
 * parser.
 * @throws TypeError if `text` is not a string
 * @example isValidDomainString("a_b.example") // → false
 * @see https://url.spec.whatwg.org/#valid-domain-string
 */
export function isValidDomainString(text: string): boolean {
  expectText(text, "isValidDomainString", "text");
  return isValidDomain(text);
}

/**
 * Returns true if `text` is a valid opaque-host string: one or more URL units without forbidden host code points, or an
 * IPv6 address in brackets.
 * @throws TypeError if `text` is not a string
 * @example isValidOpaqueHostString("a_b") // → true
 * @see https://url.spec.whatwg.org/#valid-opaque-host-string
 */
export function isValidOpaqueHostString(text: string): boolean {
  expectText(text, "isValidOpaqueHostString", "text");
  return (areURLUnits(text) && text !== "" && !FORBIDDEN_HOST_CODE_POINT.test(text)) || isBracketed(text);
}

function isBracketed(text: string): boolean {
  return text.startsWith("[") && text.endsWith("]") && isValidIPv6AddressString(text.slice(1, -1));
}
