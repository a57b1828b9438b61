import { parseHost } from "@url/host";

/** Returns true for text that is written as an IPv6 address without brackets, perhaps with a port behind it. */
export function isLikeIPv6(text: string): boolean {
  return text.length <= LONGEST && /^[\da-f]*:[\da-f]*:[\da-f:.]*$/i.test(text);
}

/**
 * Returns where the IPv6 address at the beginning of `text` may end, the most likely place first: before a port, or at the
 * end. Nine pieces are eight and a port. Behind "::", the last piece is more likely a port if servers often listen there.
 * The list is empty for text that has no address.
 * @example endsOfIPv6("::1:8080") // → [3, 8]
 */
export function endsOfIPv6(text: string): readonly number[] {
  if (!isLikeIPv6(text)) return [];
  const colon = text.lastIndexOf(":");
  const port = text.slice(colon + 1);
  const hasPort = /^\d{1,5}$/.test(port) && +port < 65536 && isIPv6(text.slice(0, colon));
  const ends = isIPv6(text) ? [text.length] : [];
  if (!hasPort) return ends;
  return COMMON_PORTS.includes(port) ? [colon, ...ends] : [...ends, colon];
}

function isIPv6(text: string): boolean {
  return parseHost(`[${text}]`).ok;
}

/** An IPv6 address of eight pieces of four digits, or one that ends in an IPv4 address, and a port. */
const LONGEST = 45 + 6;
const COMMON_PORTS = ["80", "443", "3000", "5000", "8000", "8008", "8080", "8081", "8443", "8888", "9000", "9090"];
