import { writeIPv6 } from "#fast";
import { expectPieces } from "./expect.ts";

/**
 * Serializes eight 16-bit pieces as RFC 5952 text without brackets: lower case, no leading zeros, and "::" for the
 * first longest run of two or more zero pieces. An IPv4-mapped address is hexadecimal like any other.
 * @throws TypeError if `pieces` is not a Uint16Array of eight elements
 * @example serializeIPv6(Uint16Array.of(0x2001, 0xdb8, 0, 0, 0, 0, 0, 1)) // → "2001:db8::1"
 * @see https://url.spec.whatwg.org/#concept-ipv6-serializer
 */
export function serializeIPv6(pieces: Uint16Array): string {
  expectPieces(pieces, "serializeIPv6: pieces");
  return writeIPv6(pieces);
}
