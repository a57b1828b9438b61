import type { Address } from "../address.ts";
import type { AddressErrorCode, IPError, Unless } from "../error.ts";
import { commonBits, fillBits, isFailure, readPieces, writePieces } from "../pieces.ts";
import type { Prefix, PrefixError } from "./prefix.ts";
import { failed, readPrefix } from "./read.ts";

/** Why a text is no mask. */
export type MaskError = IPError<AddressErrorCode | "mask-not-contiguous">;

/** The mask with ones where the prefix's bits are: `255.255.255.0`. */
export function netmask<Text extends string>(prefix: Text): Address | Unless<Text, Prefix, PrefixError> {
  return mask(prefix, 1) as never;
}

/** The mask with ones where the host's bits are, as access lists have it: `0.0.0.255`. */
export function wildcard<Text extends string>(prefix: Text): Address | Unless<Text, Prefix, PrefixError> {
  return mask(prefix, 0) as never;
}

/** The prefix length that a netmask stands for. Fails with an address's error, or with `mask-not-contiguous`. */
export function netmaskLength(text: string): number | MaskError {
  return maskLength(text, 0xffff);
}

/** The prefix length that a wildcard mask stands for. Fails with an address's error, or with `mask-not-contiguous`. */
export function wildcardLength(text: string): number | MaskError {
  return maskLength(text, 0);
}

function mask(prefix: string, bit: 0 | 1): Address | PrefixError {
  const bits = readPrefix(prefix);
  if (failed(bits)) return bits;
  const pieces = bits.pieces.fill(bit === 1 ? 0xffff : 0);
  return writePieces(fillBits(pieces, bits.length, bit === 1 ? 0 : 1));
}

function maskLength(text: string, leading: number): number | MaskError {
  const pieces = readPieces(text);
  if (isFailure(pieces)) return pieces;
  const all = pieces.slice().fill(leading);
  const length = commonBits(pieces, all);
  const isMask = commonBits(pieces, fillBits(all, length, leading === 0 ? 1 : 0)) === pieces.length * 16;
  return isMask ? length : { code: "mask-not-contiguous", start: 0, end: text.length };
}
