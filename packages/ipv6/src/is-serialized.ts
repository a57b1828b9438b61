import { COLON, DIGIT_ZERO } from "./code-points.ts";
import { HEX_DIGIT_VALUES } from "./hex-digits.ts";

/**
 * Returns true if `text[start, end)` is an address as `serializeIPv6` writes it: one walk instead of a parse and a
 * serialization. Returns false for one address that is written so too: "::" before a run of as many zero pieces.
 */
export function isSerializedIPv6(text: string, start: number, end: number): boolean {
  let pieces = 0;
  // How many pieces are before "::".
  let gap = -1;
  let zeros = 0;
  let mostZeros = 1;
  let at = start;
  // ::1
  //  ^ at: the loop reads the second colon as it reads that of any other "::"
  if (text.charCodeAt(at) === COLON && text.charCodeAt(++at) !== COLON) return false;
  while (at < end) {
    const first = text.charCodeAt(at);
    if (first === COLON) {
      // A zero piece beside "::" would be part of it.
      if (gap !== -1 || zeros > 0) return false;
      gap = pieces;
      at++;
      continue;
    }
    const pieceStart = at;
    while (at < end && isLowerHexDigit(text.charCodeAt(at))) at++;
    const length = at - pieceStart;
    if (length > 4) return false;
    zeros = first === DIGIT_ZERO ? zeros + 1 : 0;
    if (zeros > 0 && (length > 1 || gap === pieces)) return false;
    if (zeros > mostZeros) mostZeros = zeros;
    pieces++;
    if (at < end && (text.charCodeAt(at) !== COLON || ++at === end)) return false;
  }
  return gap === -1 ? pieces === 8 && mostZeros === 1 : 8 - pieces > mostZeros;
}

function isLowerHexDigit(unit: number): boolean {
  // Of the digits, only capitals have these two bits.
  return HEX_DIGIT_VALUES[unit]! <= 15 && (unit & 0x60) !== 0x40;
}
