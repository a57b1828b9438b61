import { parseIPv6, serializeIPv6 } from "@url/ipv6";
import { hostRule } from "../host.ts";
import { encodeComponent, NOT_IN_REG_NAME } from "./encode.ts";

/**
 * The host as it stands in a URI: an IPv6 address in brackets and in its RFC 5952 text, whether it came with brackets
 * or without; a future literal as it is; everything else as a name, encoded.
 * @see https://www.rfc-editor.org/rfc/rfc3986#section-3.2.2
 */
export function writeHost(host: string): string {
  return writeIPv6(host) ?? (hostRule(host) === "IPvFuture" ? host : encodeComponent(host, NOT_IN_REG_NAME));
}

/** `null` if the host is not an IPv6 address. Its zone may come with RFC 6874's "%25" before it, or a "%" alone. */
function writeIPv6(host: string): string | null {
  const text = host.startsWith("[") && host.endsWith("]") ? host.slice(1, -1) : host;
  const [, address = "", zone] = /^([^%]*)(?:%(?:25)?(.*))?$/s.exec(text)!;
  const pieces = parseIPv6(address);
  if ("code" in pieces || (zone !== undefined && !ZONE_ID.test(zone))) return null;
  return `[${serializeIPv6(pieces)}${zone === undefined ? "" : `%25${zone}`}]`;
}

/** @see https://www.rfc-editor.org/rfc/rfc6874#section-2 */
const ZONE_ID = /^(?:[\w.~-]|%[\dA-Fa-f]{2})+$/;
