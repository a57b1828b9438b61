import { percentEncodeByte } from "./encode.ts";
import { flatten, LONG } from "./flat.ts";
import { toScalarValueString } from "./scalar-value.ts";
import { type PercentEncodeSet, PLUS } from "./sets.ts";

/**
 * An encoding's encoder, injected: takes a scalar value string and gives, in order, runs of bytes and,
 * as plain numbers, the code points that it could not encode. One call has one encoder's state, so
 * ISO-2022-JP's escapes come out right across a whole string. Who gives the pieces one by one, from a generator, need
 * not hold all of them: most of a text that it cannot encode is a piece each.
 */
export type Encoder = (input: string) => Iterable<Uint8Array | number>;

/**
 * Percent-encodes what `encode` makes of `input`. A code point that it cannot encode becomes the
 * percent-encoded numeric reference `%26%23…%3B`. Never fails.
 * @see https://url.spec.whatwg.org/#string-percent-encode-after-encoding
 */
export function percentEncodeAfterEncoding(encode: Encoder, input: string, set: PercentEncodeSet): string {
  let done = "";
  let output = "";
  for (const piece of encode(toScalarValueString(input))) {
    const length = typeof piece === "number" ? 1 : piece.length;
    for (let at = 0; at < length; at += LONG) {
      output += typeof piece === "number" ? `%26%23${piece}%3B` : percentEncodeBytes(piece, at, set);
      if (output.length > LONG) {
        done += flatten(output);
        output = "";
      }
    }
  }
  return done + output;
}

/** At most {@link LONG} of `bytes`, from `start` on. */
function percentEncodeBytes(bytes: Uint8Array, start: number, { table }: PercentEncodeSet): string {
  const end = Math.min(start + LONG, bytes.length);
  let output = "";
  for (let at = start; at < end; at++) {
    const byte = bytes[at]!;
    const how = byte < 0x7f ? table[byte] : 1;
    output += how === 0 ? String.fromCharCode(byte) : how === PLUS ? "+" : percentEncodeByte(byte);
  }
  return output;
}
