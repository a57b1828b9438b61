import type { Address } from "../address.ts";
import type { Unless } from "../error.ts";
import { fillBits, writePieces } from "../pieces.ts";
import type { Prefix, PrefixError } from "./prefix.ts";
import { failed, readPrefix } from "./read.ts";

/** The first address of a prefix. */
export function firstAddress<Text extends string>(prefix: Text): Address | Unless<Text, Prefix, PrefixError> {
  const bits = readPrefix(prefix);
  return failed(bits) ? (bits as never) : writePieces(bits.pieces);
}

/** The last address of a prefix; in IPv4, where it is a subnet's, the broadcast address. */
export function lastAddress<Text extends string>(prefix: Text): Address | Unless<Text, Prefix, PrefixError> {
  const bits = readPrefix(prefix);
  return failed(bits) ? (bits as never) : writePieces(fillBits(bits.pieces, bits.length, 1));
}

/** How many bits all its addresses have in common. */
export function prefixLength<Text extends string>(prefix: Text): number | Unless<Text, Prefix, PrefixError> {
  const bits = readPrefix(prefix);
  return failed(bits) ? (bits as never) : bits.length;
}

/** How many addresses a prefix has. */
export function prefixSize<Text extends string>(prefix: Text): bigint | Unless<Text, Prefix, PrefixError> {
  const bits = readPrefix(prefix);
  return failed(bits) ? (bits as never) : 1n << BigInt(bits.pieces.length * 16 - bits.length);
}
