import { parseIPv6, serializeIPv6 } from "@url/ipv6";
import { encode, REG_NAME } from "../encode.ts";
import { hostRule } from "../host.ts";

/**
 * Returns the host as it is written in a URI: an IPv6 address, given with or without brackets, in brackets and as RFC
 * 5952 says; a future literal unchanged; everything else as an encoded name.
 * @see https://www.rfc-editor.org/rfc/rfc3986#section-3.2.2
 */
export function writeHost(host: string): string {
  return writeIPv6(host) ?? (hostRule(host) === "IPvFuture" ? host : encode(host, REG_NAME));
}

/** Returns `null` if the host is not an IPv6 address. A zone may start with RFC 6874's "%25" or with a "%" alone. */
export function writeIPv6(host: string): string | null {
  const text = host.startsWith("[") && host.endsWith("]") ? host.slice(1, -1) : host;
  const address = text.replace(/%[\s\S]*/, "");
  const zone = text.slice(address.length).replace(/%(?:25)?/, "%25");
  const pieces = parseIPv6(address);
  if (!pieces.ok || hostRule(`[::${zone}]`, { zone: true }) === null) return null;
  return `[${serializeIPv6(pieces.value)}${zone}]`;
}
