import { utf8Encode } from "@url/percent";
import { flatten, LONG, scalarValuesOf } from "@url/percent/internal";
import { expectOptions, expectPairs } from "@url/result/internal";
import { type Pairs, pairOf } from "../pairs.ts";
import { type LegacySerializeOptions, SERIALIZE_OPTIONS } from "./options.ts";

/**
 * Serializes pairs as `serialize` does, in another encoding. The result is all ASCII, and "" if there are no pairs. Never
 * fails.
 * @throws TypeError for a wrong option, or if `pairs` is not an iterable of lists of two strings
 * @example serializeLegacy([["a", "1"], ["b", "2"]], { semicolons: true }) // → "a=1;b=2"
 * @see https://url.spec.whatwg.org/#concept-urlencoded-serializer
 */
export function serializeLegacy(pairs: Pairs, options: LegacySerializeOptions = {}): string {
  expectOptions(options, "serializeLegacy", SERIALIZE_OPTIONS);
  const { encode = (text: string) => [utf8Encode(text)], semicolons = false } = options;
  expectPairs(pairs, "serializeLegacy");
  // Each part starts with a new state of the encoder.
  const serialize = (part: string) => serializePieces(encode(scalarValuesOf(part)));
  let done = "";
  let output = "";
  let separator = "";
  for (const pair of pairs) {
    const [name, value] = pairOf(pair, "serializeLegacy");
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
      output += SERIALIZED[byte];
      if (output.length > LONG) {
        done += flatten(output);
        output = "";
      }
    }
  }
  return done + output;
}

/** What the byte serializer of 2014, §5.2, writes for each byte. */
const SERIALIZED: readonly string[] = /* @__PURE__ */ Array.from({ length: 256 }, (_, byte) => {
  const character = String.fromCharCode(byte);
  if (/[\w*.-]/.test(character)) return character;
  return byte === 0x20 ? "+" : `%${(byte + 256).toString(16).slice(1).toUpperCase()}`;
});
