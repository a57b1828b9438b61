import type { Result } from "@url/result";
import { expectText } from "@url/result/internal";
import type { Address } from "../address.ts";
import { type AddressError, type IPError, succeed } from "../error.ts";
import { type Pieces, readPieces, writePieces } from "../pieces.ts";
import type { PrefixErrorCode } from "../prefix/prefix.ts";
import { readPrefix } from "../prefix/read.ts";
import { type MACError, readMAC } from "./mac.ts";

/**
 * Why `withMAC` makes no address. `in` names the argument in which the error's range is.
 *
 * - `eui64-prefix`: the prefix is not an IPv6 prefix of 64 bits
 */
export interface WithMACError extends IPError<PrefixErrorCode | MACError["code"] | "eui64-prefix"> {
  readonly in: "prefix" | "mac";
}

/**
 * Returns the modified EUI-64 interface id of a MAC address, written as the last four pieces of an address. Fails with
 * `mac-invalid-digit`, `mac-length` or `mac-separator`.
 * @example interfaceId("34-56-78-9A-BC-DE") // → { ok: true, value: "3656:78ff:fe9a:bcde" }
 * @see https://www.rfc-editor.org/rfc/rfc4291#appendix-A
 */
export function interfaceId(mac: string): Result<string, MACError> {
  expectText(mac, "interfaceId", "mac");
  const read = readId(mac);
  return read.ok ? succeed(Array.from(read.value, (piece) => piece.toString(16)).join(":")) : read;
}

/**
 * Returns the link-local address of an interface with this MAC address. Fails as `interfaceId` does.
 * @example linkLocal("34-56-78-9A-BC-DE") // → { ok: true, value: "fe80::3656:78ff:fe9a:bcde" }
 * @see https://www.rfc-editor.org/rfc/rfc4291#section-2.5.6
 */
export function linkLocal(mac: string): Result<Address, MACError> {
  expectText(mac, "linkLocal", "mac");
  const read = readId(mac);
  return read.ok ? succeed(join(Uint16Array.of(0xfe80, 0, 0, 0, 0, 0, 0, 0), read.value)) : read;
}

/**
 * Returns the address that an interface with this MAC address makes of a 64-bit prefix. Fails with the errors of
 * `parsePrefix` and `interfaceId`, and with `eui64-prefix` if the prefix is not an IPv6 prefix of 64 bits.
 * @example withMAC("2001:db8::/64", "34-56-78-9A-BC-DE") // → { ok: true, value: "2001:db8::3656:78ff:fe9a:bcde" }
 * @see https://www.rfc-editor.org/rfc/rfc4862#section-5.5.3
 */
export function withMAC(prefix: string, mac: string): Result<Address, WithMACError> {
  expectText(prefix, "withMAC", "prefix");
  expectText(mac, "withMAC", "mac");
  const outer = readPrefix(prefix);
  if (!outer.ok) return { ok: false, error: { ...outer.error, in: "prefix" } };
  const { pieces, length } = outer.value;
  if (pieces.length !== 8 || length !== 64) {
    return { ok: false, error: { code: "eui64-prefix", start: 0, end: prefix.length, in: "prefix" } };
  }
  const id = readId(mac);
  if (!id.ok) return { ok: false, error: { ...id.error, in: "mac" } };
  return succeed(join(pieces, id.value));
}

/**
 * Returns the MAC address from which an IPv6 address was made, as `34:56:78:9a:bc:de`, or null if it was not made from
 * one. Fails with the error of `parseAddress`.
 * @example macOf("fe80::3656:78ff:fe9a:bcde") // → { ok: true, value: "34:56:78:9a:bc:de" }
 * @see https://www.rfc-editor.org/rfc/rfc4291#appendix-A
 */
export function macOf(address: string): Result<string | null, AddressError> {
  expectText(address, "macOf", "address");
  const read = readPieces(address);
  if (!read.ok) return read;
  const [a, b, c, d] = read.value.subarray(4) as unknown as [number, number, number, number];
  if (read.value.length !== 8 || (b & 0xff) !== 0xff || c >> 8 !== 0xfe) return succeed(null);
  const bytes = [(a >> 8) ^ LOCAL, a & 0xff, b >> 8, c & 0xff, d >> 8, d & 0xff];
  return succeed(bytes.map((byte) => byte.toString(16).padStart(2, "0")).join(":"));
}

/**
 * Returns the multicast address at which neighbours look for an IPv6 address, or null for IPv4, which has none. Fails
 * with the error of `parseAddress`.
 * @example solicitedNode("2001:db8::1") // → { ok: true, value: "ff02::1:ff00:1" }
 * @see https://www.rfc-editor.org/rfc/rfc4291#section-2.7.1
 */
export function solicitedNode(address: string): Result<Address | null, AddressError> {
  expectText(address, "solicitedNode", "address");
  const read = readPieces(address);
  if (!read.ok) return read;
  const pieces = read.value;
  if (pieces.length !== 8) return succeed(null);
  return succeed(writePieces(Uint16Array.of(0xff02, 0, 0, 0, 0, 1, 0xff00 | (pieces[6]! & 0xff), pieces[7]!)));
}

function join(prefix: Pieces, id: Pieces): Address {
  prefix.set(id, 4);
  return writePieces(prefix);
}

/** Reads a MAC address as an interface id: FF FE goes into the middle, and the universal/local bit is inverted. */
function readId(mac: string): Result<Pieces, MACError> {
  const read = readMAC(mac);
  if (!read.ok) return read;
  const [a, b, c, d, e, f] = read.value as unknown as [number, number, number, number, number, number];
  return { ok: true, value: Uint16Array.of(((a ^ LOCAL) << 8) | b, (c << 8) | 0xff, 0xfe00 | d, (e << 8) | f) };
}

/** The universal/local bit of the first byte. */
const LOCAL = 0x02;
