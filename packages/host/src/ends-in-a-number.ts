import { expectText } from "@url/result/internal";
/**
 * Returns true if the IPv4 parser has to judge an ASCII domain: its last label, a final dot aside, is all digits, or
 * "0x" and hex digits.
 * @throws TypeError if `text` is not a string
 * @example endsInANumber("example.0x1") // → true
 * @see https://url.spec.whatwg.org/#ends-in-a-number-checker
 */
export function endsInANumber(text: string): boolean {
  expectText(text, "endsInANumber", "text");
  return hasNumberAtEnd(text);
}

/** `endsInANumber` without the check. */
export function hasNumberAtEnd(domain: string): boolean {
  // Most last labels end in a letter that no number has: one look instead of a scan.
  const last = domain.charCodeAt(domain.length - 1);
  return (last < SMALL_G || last === SMALL_X) && NUMBER_AT_END.test(domain);
}

const SMALL_G = 0x67;
const SMALL_X = 0x78;
const NUMBER_AT_END = /(?:^|\.)(?:[0-9]+|0[xX][0-9A-Fa-f]*)\.?$/;
