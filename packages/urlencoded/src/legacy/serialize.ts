import { flatten, LONG, percentEncodeByte, toScalarValueString, utf8Encode } from "@url/percent";
import { expectOptions } from "@url/result/internal";
import { type LegacySerializeOptions, SERIALIZE_OPTIONS } from "./options.ts";

/**
 * Pairs as `serialize` writes them, in another encoding. All of it is ASCII; "" when there is no pair. Never
 * fails.
 * @see https://url.spec.whatwg.org/#concept-urlencoded-serializer
 */
export function serializeLegacy(
  pairs: Iterable<readonly [name: string, value: string]>,
  options: LegacySerializeOptions = {},
): string {
  expectOptions(options, "serializeLegacy", SERIALIZE_OPTIONS);
  const { encode = (text: string) => [utf8Encode(text)], semicolons = false } = options;
  // Each part has an encoder's state of its own.
  const serialize = (part: string) => serializePieces(encode(toScalarValueString(part)));
  let done = "";
  let output = "";
  let separator = "";
  for (const [name, value] of pairs) {
    output += `${separator}${serialize(name)}=${serialize(value)}`;
    separator = semicolons ? ";" : "&";
    if (output.length > LONG) {
      done += flatten(output);
      output = "";
    }
  }
  return done + output;
}

function serializePieces(pieces: Iterable<Uint8Array | number>): string {
  let done = "";
  let output = "";
  for (const piece of pieces) {
    if (typeof piece === "number") {
      output += `%26%23${piece}%3B`;
      continue;
    }
    for (const byte of piece) {
      output += serializeByte(byte);
      if (output.length > LONG) {
        done += flatten(output);
        output = "";
      }
    }
  }
  return done + output;
}

/** The byte serializer (2014, §5.2). */
function serializeByte(byte: number): string {
  const character = String.fromCharCode(byte);
  return UNCHANGED.test(character) ? character : byte === 0x20 ? "+" : percentEncodeByte(byte);
}

const UNCHANGED = /[\w*.-]/;
