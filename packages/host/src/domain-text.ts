import { toUnicode } from "@url/idna";
import { canonicalizeHost } from "./canonicalize.ts";

/**
 * What the host parser makes of `text`: a domain in ASCII or an IPv4 address; "" for an IPv6 address and
 * for what is no host. It was `URL.domainToASCII()` in the drafts of 2014.
 */
export function domainToASCII(text: string): string {
  const host = canonicalizeHost(text);
  return typeof host !== "string" || host.startsWith("[") ? "" : host;
}

/**
 * As {@link domainToASCII}, with `xn--` labels decoded for people to read. A domain in which UTS #46 finds
 * an error stays in ASCII.
 * @see https://url.spec.whatwg.org/#concept-domain-to-unicode
 */
export function domainToUnicode(text: string): string {
  const domain = domainToASCII(text);
  return toUnicode(domain) ?? domain;
}
