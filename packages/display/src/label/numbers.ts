import { zeroOf } from "../characters/classes.ts";

/**
 * Returns true if a label has decimal digits from more than one system of numbers.
 * @see https://www.unicode.org/reports/tr39/#Mixed_Number_Detection
 */
export function mixesNumbers(label: string): boolean {
  let system: number | null = null;
  for (const ch of label) {
    const zero = zeroOf(ch.codePointAt(0) as number);
    if (zero !== null && system !== null && zero !== system) return true;
    system = zero ?? system;
  }
  return false;
}
