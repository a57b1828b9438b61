import { percentEncodeByte } from "./encode.ts";
import { toScalarValueString } from "./scalar-value.ts";
import { type PercentEncodeSet, PLUS } from "./sets.ts";

/**
 * An encoding's encoder, injected: takes a scalar value string and gives, in order, runs of bytes and,
 * as plain numbers, the code points that it could not encode. One call has one encoder's state, so
 * ISO-2022-JP's escapes come out right across a whole string.
 */
export type Encoder = (input: string) => readonly (Uint8Array | number)[];

/**
 * Percent-encodes what `encode` makes of `input`. A code point that it cannot encode becomes the
 * percent-encoded numeric reference `%26%23…%3B`. Never fails.
 * @see https://url.spec.whatwg.org/#string-percent-encode-after-encoding
 */
export function percentEncodeAfterEncoding(encode: Encoder, input: string, set: PercentEncodeSet): string {
  let output = "";
  for (const piece of encode(toScalarValueString(input))) {
    output += typeof piece === "number" ? `%26%23${piece}%3B` : percentEncodeBytes(piece, set);
  }
  return output;
}

function percentEncodeBytes(bytes: Uint8Array, { table }: PercentEncodeSet): string {
  let output = "";
  for (const byte of bytes) {
    const how = byte < 0x7f ? table[byte] : 1;
    output += how === 0 ? String.fromCharCode(byte) : how === PLUS ? "+" : percentEncodeByte(byte);
  }
  return output;
}
