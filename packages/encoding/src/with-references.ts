import { expectFunction } from "@url/result/internal";
import type { Encoder } from "./encoder.ts";

/**
 * Encodes `input`. Each code point that the encoding lacks becomes the reference `&#…;` with its number in decimal, as
 * in a form or a page in that encoding.
 * @throws TypeError if `encode` is not a function
 * @example String.fromCharCode(...encodeWithReferences(orThrow(createEncoder("latin1")), "‽")) // → "&#8253;"
 * @see https://encoding.spec.whatwg.org/#encode
 */
export function encodeWithReferences(encode: Encoder, input: string): Uint8Array {
  expectFunction(encode, "encodeWithReferences: encode");
  const pieces = encode(`${input}`).map((piece) => (typeof piece === "number" ? referenceTo(piece) : piece));
  const output = new Uint8Array(pieces.reduce((length, piece) => length + piece.length, 0));
  let at = 0;
  for (const piece of pieces) {
    output.set(piece, at);
    at += piece.length;
  }
  return output;
}

function referenceTo(codePoint: number): Uint8Array {
  return Uint8Array.from(`&#${codePoint};`, (character) => character.charCodeAt(0));
}
