import { expectFunction, expectText, propertyOf, refuseType } from "@url/result/internal";
import { encodeByte } from "./encode.ts";
import { flatten, LONG } from "./parts.ts";
import { scalarValuesOf } from "./scalar-value.ts";
import { expectSet, PERCENT, type PercentEncodeSet, PLUS } from "./sets.ts";

/**
 * The encoder of a character encoding, as {@link percentEncodeAfterEncoding} and the option `encoding` of the URL parser
 * take it. It receives a scalar value string and returns, in order, runs of bytes and, as plain numbers, the code points
 * that the encoding lacks. One call is one run of the encoder, so the escape sequences of ISO-2022-JP come out right for
 * a whole string. A generator needs less memory than an array, because the pieces are read one by one.
 * @see https://encoding.spec.whatwg.org/#encoder
 */
export type Encoder = (input: string) => Iterable<Uint8Array | number>;

/**
 * Encodes `input` with `encode` and percent-encodes the bytes. A lone surrogate is encoded as U+FFFD. A code point that
 * the encoding lacks becomes its numeric character reference, percent-encoded: `%26%23…%3B`. Never fails for text.
 * @throws TypeError if `encode` is not a function, `input` not a string, or `set` not a percent-encode set
 * @example percentEncodeAfterEncoding(() => [Uint8Array.of(0xe9), 0x203d], "é‽", QUERY) // → "%E9%26%238253%3B"
 * @see https://url.spec.whatwg.org/#string-percent-encode-after-encoding
 */
export function percentEncodeAfterEncoding(encode: Encoder, input: string, set: PercentEncodeSet): string {
  expectFunction(encode, WHERE, "encode");
  expectText(input, WHERE, "input");
  expectSet(set, WHERE);
  return encodeAfterEncoding(encode, input, set);
}

/** `percentEncodeAfterEncoding` without the checks of its arguments. */
export function encodeAfterEncoding(encode: Encoder, input: string, set: PercentEncodeSet): string {
  const pieces = encode(scalarValuesOf(input));
  if (typeof propertyOf(pieces, Symbol.iterator) !== "function") refuseEncoder(pieces);
  return encodePieces(pieces, set.table);
}

/** Percent-encodes the bytes of `pieces` that are in the set with the table `table`; without one, all bytes. */
export function encodePieces(
  pieces: Iterable<ArrayLike<number> | number>,
  table?: Readonly<Uint8Array>,
  where: string = WHERE,
): string {
  let done = "";
  let output = "";
  for (const piece of pieces) {
    // A code point is told apart from a byte by being negative.
    const bytes = typeof piece === "number" ? [~piece] : piece;
    if (typeof propertyOf(bytes, "length") !== "number") refuseEncoder(bytes);
    for (let at = 0; at < bytes.length; at++) {
      const byte = bytes[at]!;
      const how = table ? table[byte] : PERCENT;
      if (table && byte < 0) output += `%26%23${~byte}%3B`;
      else output += how === 0 ? String.fromCharCode(byte) : how === PLUS ? "+" : encodeByte(byte, where);
      if (output.length > LONG) {
        done += flatten(output);
        output = "";
      }
    }
  }
  return done + output;
}

function refuseEncoder(piece: unknown): never {
  refuseType(piece, WHERE, "what encode returns", "an iterable of Uint8Arrays and numbers");
}

const WHERE = "percentEncodeAfterEncoding";
