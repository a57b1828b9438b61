import { endsInANumber, type Host } from "@url/host";
import { canonicalizeHost } from "@url/host/internal";
import { refuse } from "@url/result/internal";
import { isSpecialScheme, type URLRecord } from "@url/serializer";
import { hostTextOf, type LocatedURL, schemeOf } from "@url/serializer/internal";

/** What has a public suffix: a host, its text, or a URL. */
export type HostInput = Host | URLRecord | string;

/**
 * Returns the domain, in ASCII and lower case; null if the host is not one. Text is parsed as the host of a special
 * scheme; text that is not a host is not a domain.
 * @param where the function that was called, for the message
 * @throws TypeError if `host` is none of these
 */
export function domainOf(host: HostInput, where: string): string | null {
  if (typeof host === "string") {
    const text = canonicalizeHost(host);
    return typeof text === "string" ? domainOfText(text) : null;
  }
  const { kind, domain, fragmentStart } = Object(host) as Partial<Host & { domain: unknown } & LocatedURL>;
  if (typeof fragmentStart === "number") {
    const url = host as LocatedURL;
    const text = isSpecialScheme(schemeOf(url)) ? hostTextOf(url) : null;
    return text === null ? null : domainOfText(text);
  }
  if (kind === "domain" && typeof domain === "string") return domain;
  if (kind === "ipv4" || kind === "ipv6" || kind === "opaque" || kind === "empty") return null;
  refuse(host, where, "host", "a host, its text, or a URL record");
}

/** Returns `text`, the serialized host of a special scheme, if it is a domain. */
export function domainOfText(text: string): string | null {
  // Neither the empty host nor an IPv6 address starts with what a domain starts with.
  return text === "" || text[0] === "[" || endsInANumber(text) ? null : text;
}
