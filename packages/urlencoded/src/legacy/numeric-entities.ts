import { isSurrogate } from "@url/percent/internal";

/** Replaces each decimal reference to a scalar value by the character. Other references stay. */
export function interpretNumericEntities(text: string): string {
  return text.replace(REFERENCES, (reference, digits: string) => {
    const codePoint = +digits;
    return codePoint > 0x10ffff || isSurrogate(codePoint) ? reference : String.fromCodePoint(codePoint);
  });
}

const REFERENCES = /&#(\d+);/g;
