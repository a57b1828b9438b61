import type { Host } from "@url/host";
import type { Address } from "../address.ts";
import type { AddressError, Unless } from "../error.ts";
import { isFailure, type Pieces, readPieces, writePieces } from "../pieces.ts";
import type { Kind, SpecialBlock } from "./block.ts";
import { type EmbeddedForm, findEmbedded } from "./embedded.ts";
import { rowOf } from "./rows.ts";
import { SCOPES } from "./tables.ts";

/** What is known of an address without asking anyone. */
export interface Classification {
  readonly address: Address;
  /** Where an IPv4 address inside is not global, its kind: `::ffff:127.0.0.1` is "loopback". */
  readonly kind: Kind;
  /** What {@link isGlobal} says. */
  readonly isGlobal: boolean;
  /** The row of the longest matching prefix in IANA's registries; null when none matches. */
  readonly block: SpecialBlock | null;
  /** The scope of an IPv6 multicast address by its name in IANA's registry, else null. */
  readonly multicastScope: string | null;
  /** The IPv4 addresses in an IPv6 address, classified in turn. */
  readonly embedded: readonly Embedded[];
}

/** An IPv4 address inside an IPv6 address. */
export interface Embedded extends Classification {
  readonly form: EmbeddedForm;
}

/** Classifies an address. */
export function classify<Text extends string>(address: Text): Classification | Unless<Text, Address, AddressError> {
  const pieces = readPieces(address);
  return isFailure(pieces) ? (pieces as never) : classifyPieces(pieces);
}

/**
 * Classifies what a fetch of a URL would dial: the `Host` that `hostOf(record)` gives. Null for a domain, whose
 * addresses only the resolver knows, and for a host that is no address at all.
 */
export function classifyHost(host: Host | null): Classification | null {
  if (host?.kind === "ipv4") return classifyPieces(Uint16Array.of(host.address >>> 16, host.address));
  return host?.kind === "ipv6" ? classifyPieces(host.pieces) : null;
}

/**
 * Is the address, as far as the registries know, reachable from all of the Internet, and every IPv4 address in it?
 * False whenever that is not certain: for a text that is no address, a flag that the registry leaves open, multicast,
 * IPv6 outside of 2000::/3 but for what a row calls reachable. So also for every IPv4-mapped address, which the
 * registry calls unreachable: `unmap` it first where it stands for an IPv4 peer.
 */
export function isGlobal(address: string): boolean {
  const pieces = readPieces(address);
  return !isFailure(pieces) && classifyPieces(pieces).isGlobal;
}

function classifyPieces(pieces: Pieces): Classification {
  const row = rowOf(pieces);
  const embedded = findEmbedded(pieces).map(({ form, pieces }): Embedded => ({ ...classifyPieces(pieces), form }));
  const isIPv6 = pieces.length === 8;
  const isMulticast = pieces[0]! >= (isIPv6 ? 0xff00 : 0xe000) && row === undefined;
  const isReachable = row?.block.globallyReachable ?? (row === undefined && (!isIPv6 || pieces[0]! >> 13 === 1));
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
