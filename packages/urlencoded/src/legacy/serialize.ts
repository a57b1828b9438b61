import { percentEncodeByte, toScalarValueString, utf8Encode } from "@url/percent";
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
  const serialize = (part: string) => encode(toScalarValueString(part)).map(serializePiece).join("");
  return Array.from(pairs, ([name, value]) => `${serialize(name)}=${serialize(value)}`).join(semicolons ? ";" : "&");
}

function serializePiece(piece: Uint8Array | number): string {
  if (typeof piece === "number") return `%26%23${piece}%3B`;
  let output = "";
  for (const byte of piece) output += serializeByte(byte);
  return output;
}

/** The byte serializer (2014, §5.2). */
function serializeByte(byte: number): string {
  const character = String.fromCharCode(byte);
  return UNCHANGED.test(character) ? character : byte === 0x20 ? "+" : percentEncodeByte(byte);
}

const UNCHANGED = /[\w*.-]/;
