import type { Encoder } from "./encoder.ts";

/**
 * The bytes of `input`, where each code point that the encoding lacks is the numeric reference `&#…;`, its
 * number in ASCII decimal digits: what a form or a page in that encoding has.
 * @see https://encoding.spec.whatwg.org/#encode
 */
export function encodeWithReferences(encode: Encoder, input: string): Uint8Array {
  // Twice through the pieces, because a text that the encoding lacks has one for each code point.
  let length = 0;
  for (const piece of encode(input)) length += typeof piece === "number" ? `&#${piece};`.length : piece.length;
  const output = new Uint8Array(length);
  let at = 0;
  for (const piece of encode(input)) {
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
