import type { Result } from "@url/result";
import { expectText } from "@url/result/internal";
import type { Address } from "../address.ts";
import { type AddressErrorCode, type IPError, succeed } from "../error.ts";
import { commonBits, type Pieces, readPieces, writePieces } from "../pieces.ts";
import type { PrefixErrorCode } from "../prefix/prefix.ts";
import { type Bits, readPrefix } from "../prefix/read.ts";
import { bytePositions, type EmbeddingLength, extract } from "./embedded.ts";

/**
 * Why an IPv4 address cannot be combined with a prefix. `in` names the argument in which the error's range is.
 *
 * - `translation-prefix`: the prefix is not one of RFC 6052: IPv6, of 32, 40, 48, 56, 64 or 96 bits, bits 64 to 71
 *   zero
 * - `translation-of-other-family`: the address is of the family that the function does not take
 */
export interface TranslationError
  extends IPError<AddressErrorCode | PrefixErrorCode | "translation-prefix" | "translation-of-other-family"> {
  readonly in: "prefix" | "address";
}

/**
 * Returns the IPv4-embedded IPv6 address that a translator with this prefix makes of an IPv4 address. Fails with the
 * errors of `parsePrefix` and `parseAddress`, with `translation-of-other-family`, and with `translation-prefix` if the
 * prefix is not an IPv6 prefix of 32, 40, 48, 56, 64 or 96 bits in which bits 64 to 71 are zero.
 * @example embedIPv4("64:ff9b::/96", "192.0.2.33") // → { ok: true, value: "64:ff9b::c000:221" }
 * @see https://www.rfc-editor.org/rfc/rfc6052#section-2.2
 */
export function embedIPv4(prefix: string, address: string): Result<Address, TranslationError> {
  expectText(prefix, "embedIPv4", "prefix");
  expectText(address, "embedIPv4", "address");
  const outer = readTranslator(prefix);
  if (!outer.ok) return outer;
  const inner = readFamily(address, 2);
  if (!inner.ok) return inner;
  const { pieces, length } = outer.value;
  bytePositions(length as EmbeddingLength).forEach((at, index) => {
    const byte = (inner.value[index >> 1]! >> (index & 1 ? 0 : 8)) & 0xff;
    pieces[at >> 1]! |= byte << (at & 1 ? 0 : 8);
  });
  return succeed(writePieces(pieces));
}

/**
 * Returns the IPv4 address in an address with this prefix, whatever the suffix and bits 64 to 71 are; null if the
 * address does not have the prefix. Fails as `embedIPv4` does.
 * @example extractIPv4("64:ff9b::/96", "64:ff9b::c000:221") // → { ok: true, value: "192.0.2.33" }
 * @see https://www.rfc-editor.org/rfc/rfc6052#section-2.3
 */
export function extractIPv4(prefix: string, address: string): Result<Address | null, TranslationError> {
  expectText(prefix, "extractIPv4", "prefix");
  expectText(address, "extractIPv4", "address");
  const outer = readTranslator(prefix);
  if (!outer.ok) return outer;
  const whole = readFamily(address, 8);
  if (!whole.ok) return whole;
  const { pieces, length } = outer.value;
  const isInside = commonBits(pieces, whole.value) >= length;
  return succeed(isInside ? writePieces(extract(whole.value, length as EmbeddingLength)) : null);
}

function readTranslator(prefix: string): Result<Bits, TranslationError> {
  const read = readPrefix(prefix);
  if (!read.ok) return { ok: false, error: { ...read.error, in: "prefix" } };
  const { pieces, length } = read.value;
  const isFormat = pieces.length === 8 && [32, 40, 48, 56, 64, 96].includes(length) && pieces[4]! >> 8 === 0;
  if (isFormat) return read;
  return { ok: false, error: { code: "translation-prefix", start: 0, end: prefix.length, in: "prefix" } };
}

function readFamily(address: string, pieceCount: 2 | 8): Result<Pieces, TranslationError> {
  const read = readPieces(address);
  if (!read.ok) return { ok: false, error: { ...read.error, in: "address" } };
  if (read.value.length === pieceCount) return read;
  return { ok: false, error: { code: "translation-of-other-family", start: 0, end: address.length, in: "address" } };
}
