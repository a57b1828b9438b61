/** Replaces each decimal reference to a scalar value by the character. Other references stay. */
export function interpretNumericEntities(text: string): string {
  return text.replace(REFERENCES, (reference, digits: string) => {
    const codePoint = +digits;
    return codePoint > 0x10ffff || (codePoint >= 0xd800 && codePoint <= 0xdfff)
      ? reference
      : String.fromCodePoint(codePoint);
  });
}

const REFERENCES = /&#(\d+);/g;
