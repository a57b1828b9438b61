import type { Encoder } from "./encoder.ts";

/**
 * The bytes of `input`, where each code point that the encoding lacks is the numeric reference `&#…;`, its
 * number in ASCII decimal digits: what a form or a page in that encoding has.
 * @see https://encoding.spec.whatwg.org/#encode
 */
export function encodeWithReferences(encode: Encoder, input: string): Uint8Array {
  const pieces = encode(input).map((piece) => (typeof piece === "number" ? referenceTo(piece) : piece));
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
