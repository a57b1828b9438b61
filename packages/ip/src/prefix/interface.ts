import type { Result } from "@url/result";
import { expectText } from "@url/result/internal";
import type { Address } from "../address.ts";
import { fail, type IPError, succeed } from "../error.ts";
import { parseScoped, type ScopedError } from "../scoped.ts";
import type { Prefix, PrefixErrorCode } from "./prefix.ts";
import { readPrefix, writePrefix } from "./read.ts";

/** The address of a network interface, and the subnet in which it is. */
export interface InterfaceAddress {
  readonly address: Address;
  /** The zone of an IPv6 address, or null. */
  readonly zone: string | null;
  readonly prefix: Prefix;
}

/** Why a text is not an address with the length of its subnet, and where: a range of the text in UTF-16 code units. */
export type InterfaceError = IPError<PrefixErrorCode | ScopedError["code"]>;

/**
 * Parses an address together with the length, or the IPv4 netmask, of its subnet, as the tools of operating systems
 * show it: `192.168.1.5/24`, `fe80::1%eth0/64`. Without a length, the subnet is the address alone. Host bits are kept in
 * `address`, and cleared in `prefix`. Fails with the codes of `parseScoped` and of `parsePrefix`, except `prefix-host-bits`.
 * @example parseInterface("192.168.1.5/24") // → { ok: true, value: { address: "192.168.1.5", zone: null, prefix: "192.168.1.0/24" } }
 * @see https://www.rfc-editor.org/rfc/rfc4291#section-2.3
 * @see https://www.rfc-editor.org/rfc/rfc4007#section-11.7
 */
export function parseInterface(text: string): Result<InterfaceAddress, InterfaceError> {
  expectText(text, "parseInterface", "text");
  const slash = text.indexOf("/");
  const scoped = parseScoped(slash === -1 ? text : text.slice(0, slash));
  if (!scoped.ok) return scoped;
  const { address, zone } = scoped.value;
  const read = readPrefix(slash === -1 ? address : address + text.slice(slash), true);
  if (!read.ok) {
    // The address is canonical in the text that failed, so only the length can be wrong.
    const { code, start, end } = read.error;
    const moved = slash - address.length;
    return fail(code, start + moved, end + moved);
  }
  return succeed({ address, zone, prefix: writePrefix(read.value.pieces, read.value.length) });
}
