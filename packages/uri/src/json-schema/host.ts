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
function writeIPv6(host: string): string | null {
  const text = host.startsWith("[") && host.endsWith("]") ? host.slice(1, -1) : host;
  const [, address = "", zone] = /^([^%]*)(?:%(?:25)?(.*))?$/s.exec(text)!;
  const pieces = parseIPv6(address);
  if (!pieces.ok || (zone !== undefined && !ZONE_ID.test(zone))) return null;
  return `[${serializeIPv6(pieces.value)}${zone === undefined ? "" : `%25${zone}`}]`;
}

/** @see https://www.rfc-editor.org/rfc/rfc6874#section-2 */
const ZONE_ID = /^(?:[\w.~-]|%[\dA-Fa-f]{2})+$/;
