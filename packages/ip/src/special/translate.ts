import type { Address } from "../address.ts";
import type { AddressErrorCode, IPError } from "../error.ts";
import { isFailure, type Pieces, readPieces, writePieces } from "../pieces.ts";
import type { PrefixErrorCode } from "../prefix/prefix.ts";
import { failed, readPrefix } from "../prefix/read.ts";
import { bytePositions, type EmbeddingLength, extract } from "./embedded.ts";

/** Why an IPv4 address cannot be put behind a prefix, or taken from behind it. */
export type TranslationError = IPError<
  AddressErrorCode | PrefixErrorCode | "translation-prefix" | "translation-of-other-family"
>;

/**
 * The IPv4-embedded IPv6 address that a translator with that prefix makes: `64:ff9b::/96` and `192.0.2.33` give
 * `64:ff9b::c000:221`. Fails with `translation-prefix` when the prefix is not of IPv6 with 32, 40, 48, 56, 64 or 96
 * bits, bits 64 to 71 zero.
 * @see https://www.rfc-editor.org/rfc/rfc6052#section-2.2
 */
export function embedIPv4(prefix: string, address: string): Address | TranslationError {
  const outer = readTranslator(prefix);
  if ("code" in outer) return outer;
  const inner = readPieces(address);
  if (isFailure(inner)) return inner;
  if (inner.length !== 2) return { code: "translation-of-other-family", start: 0, end: address.length };
  bytePositions(outer.length).forEach((at, index) => {
    const byte = (inner[index >> 1]! >> (index & 1 ? 0 : 8)) & 0xff;
    outer.pieces[at >> 1]! |= byte << (at & 1 ? 0 : 8);
  });
  return writePieces(outer.pieces);
}

/**
 * Returns the IPv4 address in an address of that prefix, whatever its suffix and its bits 64 to 71 are; null if the
 * address is not in the prefix.
 * @see https://www.rfc-editor.org/rfc/rfc6052#section-2.3
 */
export function extractIPv4(prefix: string, address: string): Address | null | TranslationError {
  const outer = readTranslator(prefix);
  if ("code" in outer) return outer;
  const whole = readPieces(address);
  if (isFailure(whole)) return whole;
  if (whole.length !== 8) return { code: "translation-of-other-family", start: 0, end: address.length };
  const isInside = outer.pieces.subarray(0, outer.length >> 4).every((piece, index) => piece === whole[index]);
  const rest = outer.length & 15 ? (outer.pieces[outer.length >> 4]! ^ whole[outer.length >> 4]!) >> 8 : 0;
  return isInside && rest === 0 ? writePieces(extract(whole, outer.length)) : null;
}

function readTranslator(prefix: string): { pieces: Pieces; length: EmbeddingLength } | TranslationError {
  const bits = readPrefix(prefix);
  if (failed(bits)) return bits;
  const { pieces, length } = bits;
  const isFormat = pieces.length === 8 && [32, 40, 48, 56, 64, 96].includes(length) && pieces[4]! >> 8 === 0;
  return isFormat
    ? { pieces, length: length as EmbeddingLength }
    : { code: "translation-prefix", start: 0, end: prefix.length };
}
