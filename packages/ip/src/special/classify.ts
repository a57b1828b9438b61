import type { Result } from "@url/result";
import { expectText } from "@url/result/internal";
import type { Address } from "../address.ts";
import { type AddressError, succeed } from "../error.ts";
import { expectAddress } from "../expect.ts";
import { type Pieces, readPieces, writePieces } from "../pieces.ts";
import type { Kind, SpecialBlock } from "./block.ts";
import { type EmbeddedForm, type Found, findEmbedded } from "./embedded.ts";
import { type HostShape, piecesOfHost } from "./host-like.ts";
import { rowOf } from "./rows.ts";
import { SCOPES } from "./tables.ts";

/** What the registries say about an address. */
export interface Classification {
  readonly address: Address;
  /** The kind of an IPv4 address in it that is not global, or else its own: `::ffff:127.0.0.1` is "loopback". */
  readonly kind: Kind;
  /** What {@link isGlobal} returns. */
  readonly isGlobal: boolean;
  /** The row of the longest matching prefix in IANA's registries, or null. */
  readonly block: SpecialBlock | null;
  /** The scope of an IPv6 multicast address by its name in IANA's registry, or null. */
  readonly multicastScope: string | null;
  /** The IPv4 addresses in an IPv6 address, each with its own classification. */
  readonly embedded: readonly Embedded[];
}

/** An IPv4 address in an IPv6 address. */
export interface Embedded extends Classification {
  readonly form: EmbeddedForm;
}

/**
 * Classifies an address by IANA's registries. Fails with the error of `parseAddress`.
 * @example orThrow(classify("10.0.0.1")).kind // → "private"
 * @see https://www.iana.org/assignments/iana-ipv6-special-registry
 */
export function classify(address: string): Result<Classification, AddressError> {
  expectText(address, "classify", "address");
  const read = readPieces(address);
  return read.ok ? succeed(classifyPieces(read.value)) : read;
}

/**
 * Classifies the host of a URL, as the functions of `@url/host` return it: the address that a request would connect to.
 * Returns null for a domain, because its addresses are in DNS, and for a host that is not an address, or no host.
 * @throws TypeError if `host` is neither such a host nor null
 * @example classifyHost({ kind: "ipv4", address: 0x7f000001 })?.kind // → "loopback"
 * @see https://www.iana.org/assignments/iana-ipv6-special-registry
 */
export function classifyHost(host: HostShape | null): Classification | null {
  const pieces = piecesOfHost(host, "classifyHost");
  return pieces === null ? null : classifyPieces(pieces);
}

/**
 * Returns whether an address, and every IPv4 address in it, can be reached from all of the Internet as far as the
 * registries know. Returns false if that is not certain: for multicast, for a flag that the registry leaves open, and
 * for IPv6 outside of 2000::/3 without a row that says "reachable". An IPv4-mapped address is the IPv4 address that it
 * stands for, as for `has` and `contains`.
 * @throws TypeError if `address` is not an address
 * @example isGlobal("64:ff9b::7f00:1") // → false
 * @see https://www.iana.org/assignments/iana-ipv6-special-registry
 */
export function isGlobal(address: string): boolean {
  return classifyPieces(expectAddress(address, "isGlobal", "address")).isGlobal;
}

/** Classifies an address, and the IPv4 addresses that were found in it. */
export function classifyPieces(pieces: Pieces, found: readonly Found[] = findEmbedded(pieces)): Classification {
  const row = rowOf(pieces);
  const embedded = found.map(({ form, pieces }): Embedded => ({ ...classifyPieces(pieces), form }));
  const isIPv6 = pieces.length === 8;
  const isMulticast = pieces[0]! >= (isIPv6 ? 0xff00 : 0xe000) && row === undefined;
  // The registry calls the block of mapped addresses unreachable, because no packet has one: it has the address inside.
  const isMapped = found[0]?.form === "mapped";
  const isReachable =
    isMapped || (row?.block.globallyReachable ?? (row === undefined && (!isIPv6 || pieces[0]! >> 13 === 1)));
  const isGlobal = !isMulticast && isReachable && embedded.every((inside) => inside.isGlobal);
  const outer = isMulticast ? "multicast" : (row?.kind ?? "reserved");
  return {
    address: writePieces(pieces),
    kind: isGlobal ? "global" : (embedded.find((inside) => !inside.isGlobal)?.kind ?? outer),
    isGlobal,
    block: row?.block ?? null,
    multicastScope: isMulticast && isIPv6 ? SCOPES.split("|")[pieces[0]! & 15]! : null,
    embedded,
  };
}
