import { expectFunction, expectText, propertyOf, refuseType } from "@url/result/internal";
import type { Encoder } from "./encoder.ts";

/**
 * Encodes `input`. Each code point that the encoding lacks becomes the reference `&#…;` with its number in decimal, as
 * in a form or a page in that encoding.
 * @throws TypeError if `input` is not a string, or if `encode` is not a function
 * @example String.fromCharCode(...encodeWithReferences(orThrow(createEncoder("latin1")), "‽")) // → "&#8253;"
 * @see https://encoding.spec.whatwg.org/#encode
 */
export function encodeWithReferences(encode: Encoder, input: string): Uint8Array {
  expectFunction(encode, "encodeWithReferences", "encode");
  expectText(input, "encodeWithReferences", "input");
  // Twice through the pieces, because a text that the encoding lacks has one for each code point.
  let length = 0;
  for (const piece of piecesOf(encode, input))
    length += typeof piece === "number" ? `&#${piece};`.length : piece.length;
  const output = new Uint8Array(length);
  let at = 0;
  for (const piece of piecesOf(encode, input)) {
    if (typeof piece !== "number") {
      output.set(piece, at);
      at += piece.length;
      continue;
    }
    const reference = `&#${piece};`;
    for (let i = 0; i < reference.length; i++) output[at++] = reference.charCodeAt(i);
  }
  return output;
}

function piecesOf(encode: Encoder, input: string): Iterable<Uint8Array | number> {
  const pieces = encode(input);
  if (typeof propertyOf(pieces, Symbol.iterator) === "function") return pieces;
  refuseType(pieces, "encodeWithReferences", "what encode returns", "an iterable of bytes");
}
