import type { Encoder } from "./encoder.ts";

/**
 * The bytes of `input`, where each code point that the encoding lacks is the numeric reference `&#…;`, its
 * number in ASCII decimal digits: what a form or a page in that encoding has.
 * @see https://encoding.spec.whatwg.org/#encode
 */
export function encodeWithReferences(encode: Encoder, input: string): Uint8Array {
  // Twice through the pieces, because a text that the encoding lacks has one for each code point.
  let length = 0;
  for (const piece of encode(input)) length += bytesOf(piece).length;
  const output = new Uint8Array(length);
  let at = 0;
  for (const piece of encode(input)) {
    const bytes = bytesOf(piece);
    output.set(bytes, at);
    at += bytes.length;
  }
  return output;
}

function bytesOf(piece: Uint8Array | number): Uint8Array {
  return typeof piece === "number" ? referenceTo(piece) : piece;
}

function referenceTo(codePoint: number): Uint8Array {
  return Uint8Array.from(`&#${codePoint};`, (character) => character.charCodeAt(0));
}
