import { percentDecodeText } from "@url/percent";

/** Decodes a name or a value that has been cut out, and in which each "+" is a space already. */
export type DecodePart = (part: string) => string;

/**
 * A decoder for the parts of one text. The engine's own decoder is 3 times as fast as `percentDecodeText`
 * and throws for a stray "%" and for ill-formed UTF-8; that takes 2 to 6 µs, to decode a short part 0.1, so
 * after the first throw it is not asked again.
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
