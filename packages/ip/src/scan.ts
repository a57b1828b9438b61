/**
 * Reads `text[start, end)` as strict dotted decimal into the first word of `into`. Returns whether it is that. It accepts
 * exactly what `readIPv4` of `@url/ipv4` accepts, but needs no text of its own, and makes neither an error nor a number:
 * a number above 2^31 that a function returns can be an object of the heap. So bulk work allocates nothing.
 */
export function scanIPv4(text: string, start: number, end: number, into: Uint32Array): boolean {
  let address = 0;
  for (let part = 1; part <= 4; part++) {
    let value = text.charCodeAt(start) - DIGIT_ZERO;
    // Written so that NaN, the unit after the last one, fails too.
    if (!(value >= 0 && value <= 9) || start >= end) return false;
    let at = start + 1;
    for (; at < end; at++) {
      const digit = text.charCodeAt(at) - DIGIT_ZERO;
      if (digit === FULL_STOP) break;
      if (digit < 0 || digit > 9 || value === 0) return false;
      value = value * 10 + digit;
      if (value > 255) return false;
    }
    address = (address << 8) | value;
    // 192.0.2.1/24
    //      ^ at: after a part comes a full stop, and after the last part the end
    if ((at === end) !== (part === 4)) return false;
    start = at + 1;
  }
  into[0] = address;
  return true;
}

/** Reads `text[start, end)` as a decimal number of at most three digits without leading zeros: the number, or -1. */
export function scanLength(text: string, start: number, end: number): number {
  if (start >= end || end - start > 3) return -1;
  let value = 0;
  for (let at = start; at < end; at++) {
    const digit = text.charCodeAt(at) - DIGIT_ZERO;
    if (digit < 0 || digit > 9 || (at > start && value === 0)) return -1;
    value = value * 10 + digit;
  }
  return value;
}

const DIGIT_ZERO = 0x30;

/** U+002E (.) minus U+0030 (0). */
const FULL_STOP = -2;
