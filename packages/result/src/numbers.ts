// The numbers of the tables of Unicode, which packages of different floors have. `tooling/tables` writes them.

/** Reads numbers in base 44. Digits are consecutive characters except "\"; one in the upper half continues a number. */
export function readNumbers(text: string): number[] {
  const numbers: number[] = [];
  let value = 0;
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i);
    const digit = unit - (unit > 0x5c ? 36 : 35);
    value = value * 44 + (digit % 44);
    if (digit < 44) {
      numbers.push(value);
      value = 0;
    }
  }
  return numbers;
}

/** Reads numbers that are each stored as the zigzag difference from the one before. */
export function readDeltas(text: string): number[] {
  let value = 0;
  return readNumbers(text).map((n) => (value += n & 1 ? -(n + 1) / 2 : n / 2));
}
