import { isValidDomain } from "@url/host";
import { isValidIPv4AddressString, isValidIPv6AddressString } from "./ip-address.ts";
import { areURLUnits } from "./units.ts";

/**
 * Is `text` a valid host string: a domain, an IPv4 address, or an IPv6 address in brackets? It is the host of
 * special schemes; the other schemes have {@link isValidOpaqueHostString}.
 * @see https://url.spec.whatwg.org/#valid-host-string
 */
export function isValidHostString(text: string): boolean {
  return isValidDomainString(text) || isValidIPv4AddressString(text) || isBracketed(text);
}

/**
 * Is `text` a valid domain string? The Standard has no production for one: it asks its strict domain parser.
 * @see https://url.spec.whatwg.org/#valid-domain-string
 */
export function isValidDomainString(text: string): boolean {
  return isValidDomain(text);
}

/**
 * Is `text` a valid opaque-host string: URL units without forbidden host code points, or an IPv6 address in
 * brackets? The empty string is none.
 * @see https://url.spec.whatwg.org/#valid-opaque-host-string
 */
export function isValidOpaqueHostString(text: string): boolean {
  return (text !== "" && areURLUnits(text, FORBIDDEN_HOST_CODE_POINTS)) || isBracketed(text);
}

function isBracketed(text: string): boolean {
  return text.startsWith("[") && text.endsWith("]") && isValidIPv6AddressString(text.slice(1, -1));
}

/** @see https://url.spec.whatwg.org/#forbidden-host-code-point */
const FORBIDDEN_HOST_CODE_POINTS = "\0\t\n\r #/:<>?@[\\]^|";
