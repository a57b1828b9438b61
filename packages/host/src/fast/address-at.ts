import { canonicalizeIPv4At } from "@url/ipv4/internal";
import { readIPv6, writeIPv6 } from "@url/ipv6/internal";
import { PIECES } from "../pieces.ts";

/**
 * Returns the serialization of the host `input[start, end)` of a special URL if that is an IPv4 address, or an IPv6
 * address in brackets; "" for an IPv4 address that is serialized already. Returns `undefined` for every other host, errors
 * included. Law: any other result is that of `canonicalizeHost`.
 */
export function addressAt(input: string, start: number, end: number): string | undefined {
  if (input.charCodeAt(start) === LEFT_SQUARE_BRACKET) {
    if (input.charCodeAt(end - 1) !== RIGHT_SQUARE_BRACKET) return undefined;
    return readIPv6(input.slice(start + 1, end - 1), PIECES) === null ? `[${writeIPv6(PIECES)}]` : undefined;
  }
  const address = canonicalizeIPv4At(input, start, end);
  if (address === undefined) return undefined;
  return start + address.length === end && input.startsWith(address, start) ? "" : address;
}

const LEFT_SQUARE_BRACKET = 0x5b;
const RIGHT_SQUARE_BRACKET = 0x5d;
