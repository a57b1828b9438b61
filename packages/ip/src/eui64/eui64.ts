import type { Address } from "../address.ts";
import type { AddressError, IPError, Unless } from "../error.ts";
import { isFailure, type Pieces, readPieces, writePieces } from "../pieces.ts";
import type { PrefixErrorCode } from "../prefix/prefix.ts";
import { failed, readPrefix } from "../prefix/read.ts";
import { type MACError, readMAC } from "./mac.ts";

/** Why a prefix takes no interface id: it is no IPv6 prefix of 64 bits. */
export type InterfacePrefixError = IPError<PrefixErrorCode | "eui64-prefix">;

/**
 * The modified EUI-64 interface id of a MAC address, as the last four pieces of an address are written:
 * `3656:78ff:fe9a:bcde`.
 * @see https://www.rfc-editor.org/rfc/rfc4291#appendix-A
 */
export function interfaceId(mac: string): string | MACError {
  const bytes = readMAC(mac);
  return isBytes(bytes) ? Array.from(idOf(bytes), (piece) => piece.toString(16)).join(":") : bytes;
}

/** The link-local address of the interface with that MAC address. */
export function linkLocal(mac: string): Address | MACError {
  return withMAC("fe80::/64", mac) as Address | MACError;
}

/** The address that the interface with that MAC address makes itself of a 64-bit prefix, as RFC 4862 has it. */
export function withMAC(prefix: string, mac: string): Address | MACError | InterfacePrefixError {
  const bits = readPrefix(prefix);
  if (failed(bits)) return bits;
  if (bits.pieces.length !== 8 || bits.length !== 64) return { code: "eui64-prefix", start: 0, end: prefix.length };
  const bytes = readMAC(mac);
  if (!isBytes(bytes)) return bytes;
  bits.pieces.set(idOf(bytes), 4);
  return writePieces(bits.pieces);
}

/** The MAC address that an IPv6 address was made of, as `34:56:78:9a:bc:de`; null when it was not made of one. */
export function macOf<Text extends string>(address: Text): string | null | Unless<Text, Address, AddressError> {
  const pieces = readPieces(address);
  if (isFailure(pieces)) return pieces as never;
  const [a, b, c, d] = pieces.subarray(4) as unknown as [number, number, number, number];
  if (pieces.length !== 8 || (b & 0xff) !== 0xff || c >> 8 !== 0xfe) return null;
  return [(a >> 8) ^ LOCAL, a & 0xff, b >> 8, c & 0xff, d >> 8, d & 0xff]
    .map((byte) => byte.toString(16).padStart(2, "0"))
    .join(":");
}

/**
 * The multicast address on which neighbours ask for an IPv6 address; null for IPv4, which has none.
 * @see https://www.rfc-editor.org/rfc/rfc4291#section-2.7.1
 */
export function solicitedNode<Text extends string>(
  address: Text,
): Address | null | Unless<Text, Address, AddressError> {
  const pieces = readPieces(address);
  if (isFailure(pieces)) return pieces as never;
  if (pieces.length !== 8) return null;
  return writePieces(Uint16Array.of(0xff02, 0, 0, 0, 0, 1, 0xff00 | (pieces[6]! & 0xff), pieces[7]!));
}

/** The bytes with FF FE in their middle, and the universal/local bit turned over. */
function idOf(mac: Uint8Array): Pieces {
  const [a, b, c, d, e, f] = mac as unknown as [number, number, number, number, number, number];
  return Uint16Array.of(((a ^ LOCAL) << 8) | b, (c << 8) | 0xff, 0xfe00 | d, (e << 8) | f);
}

function isBytes(bytes: Uint8Array | MACError): bytes is Uint8Array {
  return bytes instanceof Uint8Array;
}

/** The universal/local bit of the first byte. */
const LOCAL = 0x02;
