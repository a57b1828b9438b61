import { percentEncodeByte } from "./encode.ts";
import { expect } from "./expect.ts";
import { flatten, LONG } from "./parts.ts";
import { toScalarValueString } from "./scalar-value.ts";
import { expectSet, type PercentEncodeSet, PLUS } from "./sets.ts";

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
 * @throws TypeError if `encode` is not a function, or `set` is not a percent-encode set
 * @example percentEncodeAfterEncoding(() => [Uint8Array.of(0xe9), 0x203d], "é‽", QUERY) // → "%E9%26%238253%3B"
 * @see https://url.spec.whatwg.org/#string-percent-encode-after-encoding
 */
export function percentEncodeAfterEncoding(encode: Encoder, input: string, set: PercentEncodeSet): string {
  expectSet(set, "percentEncodeAfterEncoding");
  expect(typeof encode === "function", "percentEncodeAfterEncoding: encode must be a function.");
  const { table } = set;
  let done = "";
  let output = "";
  const pieces = encode(toScalarValueString(input));
  expect(Symbol.iterator in Object(pieces), "percentEncodeAfterEncoding: encode must return an iterable.");
  for (const piece of pieces) {
    // A code point is told apart from a byte by being negative.
    for (const byte of typeof piece === "number" ? [~piece] : piece) {
      const how = table[byte];
      if (byte < 0) output += `%26%23${~byte}%3B`;
      else output += how === 0 ? String.fromCharCode(byte) : how === PLUS ? "+" : percentEncodeByte(byte);
      if (output.length > LONG) {
        done += flatten(output);
        output = "";
      }
    }
  }
  return done + output;
}
