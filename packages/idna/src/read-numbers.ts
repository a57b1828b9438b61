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
