import { inParts, isSurrogate } from "@url/percent/internal";

/** Replaces each decimal reference to a scalar value by the character. Other references stay. */
export function interpretNumericEntities(text: string): string {
  return inParts(
    text,
    (part) =>
      part.replace(REFERENCES, (reference, digits: string) => {
        const codePoint = +digits;
        return codePoint > 0x10ffff || isSurrogate(codePoint) ? reference : String.fromCodePoint(codePoint);
      }),
    NOT_WITHIN,
  );
}

const REFERENCES = /&#(\d+);/g;
/** What a reference does not contain, or ends with. */
const NOT_WITHIN = /[^&#\d]/g;
