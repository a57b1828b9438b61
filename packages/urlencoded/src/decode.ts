import { percentDecodeText } from "@url/percent";

/** Decodes a name or a value that was cut out of a form, and in which each "+" is a space already. */
export type DecodePart = (part: string) => string;

/**
 * Creates a decoder for the parts of one text. The engine's own decoder is 3 times as fast as `percentDecodeText`, but
 * throws for a stray "%" and for ill-formed UTF-8. A throw takes 2 to 6 µs and decoding a short part 0.1, so after the
 * first throw the engine's decoder is not used again.
 */
export function createPartDecoder(): DecodePart {
  let isWellFormed = true;
  return (part) => {
    if (!part.includes("%")) return part;
    if (isWellFormed) {
      try {
        return decodeURIComponent(part);
      } catch {
        isWellFormed = false;
      }
    }
    return percentDecodeText(part);
  };
}
