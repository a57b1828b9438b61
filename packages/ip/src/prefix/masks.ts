import type { Result } from "@url/result";
import { expectText } from "@url/result/internal";
import type { Address } from "../address.ts";
import { type AddressErrorCode, fail, type IPError, succeed } from "../error.ts";
import { commonBits, fillBits, readPieces, writePieces } from "../pieces.ts";
import type { PrefixError } from "./prefix.ts";
import { readPrefix } from "./read.ts";

/** Why a text is not a mask, and where: a range of the text in UTF-16 code units. */
export type MaskError = IPError<AddressErrorCode | "mask-not-contiguous">;

/**
 * Returns the netmask of a prefix: ones for the bits of the network. Fails with the error of `parsePrefix`.
 * @example netmask("192.0.2.0/24") // → { ok: true, value: "255.255.255.0" }
 * @see https://www.rfc-editor.org/rfc/rfc4632#section-3.1
 */
export function netmask(prefix: string): Result<Address, PrefixError> {
  expectText(prefix, "netmask", "prefix");
  return mask(prefix, 1);
}

/**
 * Returns the wildcard mask of a prefix, as access lists use it: ones for the bits of the host. Fails with the error
 * of `parsePrefix`.
 * @example wildcard("192.0.2.0/24") // → { ok: true, value: "0.0.0.255" }
 */
export function wildcard(prefix: string): Result<Address, PrefixError> {
  expectText(prefix, "wildcard", "prefix");
  return mask(prefix, 0);
}

/**
 * Returns the prefix length of a netmask. Fails with the error of `parseAddress`, or with `mask-not-contiguous`.
 * @example netmaskLength("255.255.255.0") // → { ok: true, value: 24 }
 * @see https://www.rfc-editor.org/rfc/rfc4632#section-3.1
 */
export function netmaskLength(text: string): Result<number, MaskError> {
  expectText(text, "netmaskLength", "text");
  return maskLength(text, 0xffff);
}

/**
 * Returns the prefix length of a wildcard mask. Fails with the error of `parseAddress`, or with `mask-not-contiguous`.
 * @example wildcardLength("0.0.0.255") // → { ok: true, value: 24 }
 */
export function wildcardLength(text: string): Result<number, MaskError> {
  expectText(text, "wildcardLength", "text");
  return maskLength(text, 0);
}

function mask(prefix: string, bit: 0 | 1): Result<Address, PrefixError> {
  const read = readPrefix(prefix);
  if (!read.ok) return read;
  const pieces = read.value.pieces.fill(bit === 1 ? 0xffff : 0);
  return succeed(writePieces(fillBits(pieces, read.value.length, bit === 1 ? 0 : 1)));
}

function maskLength(text: string, leading: number): Result<number, MaskError> {
  const read = readPieces(text);
  if (!read.ok) return read;
  const pieces = read.value;
  const all = pieces.slice().fill(leading);
  const length = commonBits(pieces, all);
  const isMask = commonBits(pieces, fillBits(all, length, leading === 0 ? 1 : 0)) === pieces.length * 16;
  return isMask ? succeed(length) : fail("mask-not-contiguous", 0, text.length);
}
