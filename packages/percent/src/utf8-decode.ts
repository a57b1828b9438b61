import { isArray, isBytes, refuseType } from "@url/result/internal";
import { encodePieces } from "./after-encoding.ts";
import { decodeText } from "./decode-text.ts";

/**
 * Decodes `bytes` as UTF-8. A byte order mark stays; each maximal ill-formed part becomes one U+FFFD. It needs no
 * `TextDecoder`. Never fails for bytes.
 * @throws TypeError if `bytes` is not an array of bytes, or RangeError if a number in it is not a byte
 * @example utf8DecodeWithoutBOM([0xc3, 0xa9, 0xff]) // → "é\ufffd"
 * @see https://encoding.spec.whatwg.org/#utf-8-decode-without-bom
 */
export function utf8DecodeWithoutBOM(bytes: ArrayLike<number>): string {
  if (!isBytes(bytes) && !isArray(bytes)) refuseType(bytes, WHERE, "bytes", "an array of bytes");
  // Percent-encoding and decoding again: a decoder of its own took 0.2 KB gzipped more.
  return decodeText(encodePieces([bytes], undefined, WHERE));
}

const WHERE = "utf8DecodeWithoutBOM";
