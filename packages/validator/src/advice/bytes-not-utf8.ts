import { hexDigitValue } from "@url/percent/internal";
import type { Place } from "../policy/places.ts";

/**
 * Calls `report` for each range of percent-encoded bytes that UTF-8 decoding replaces by U+FFFD. Replacements that follow
 * each other are one range. Tabs and newlines within are skipped, as the parser removes them.
 *
 * ```
 * /caf%E9/%C3%A9
 *     ^  ^
 * ```
 * @see https://encoding.spec.whatwg.org/#utf-8-decoder
 */
export function findBytesNotUTF8(input: string, report: (place: Place) => void): void {
  // The range that may go on.
  let from = 0;
  let to = 0;
  for (let start = input.indexOf("%"); start !== -1; ) {
    const { end, isUTF8 } = readSequence(input, start);
    if (!isUTF8) {
      if (to !== start) {
        if (to > from) report({ start: from, end: to });
        from = start;
      }
      to = end;
    }
    start = input.indexOf("%", end);
  }
  if (to > from) report({ start: from, end: to });
}

/** Reads the bytes of one character, or those that one U+FFFD replaces. A "%" that encodes no byte is skipped. */
function readSequence(input: string, start: number): { readonly end: number; readonly isUTF8: boolean } {
  const first = readByte(input, start);
  if (first === null) return { end: start + 1, isUTF8: true };
  let { end } = first;
  let lower = first.value === 0xe0 ? 0xa0 : first.value === 0xf0 ? 0x90 : 0x80;
  let upper = first.value === 0xed ? 0x9f : first.value === 0xf4 ? 0x8f : 0xbf;
  const length = lengthFrom(first.value);
  for (let i = 1; i < length; i++) {
    const next = readByte(input, skipRemoved(input, end));
    if (next === null || next.value < lower || next.value > upper) return { end, isUTF8: false };
    end = next.end;
    lower = 0x80;
    upper = 0xbf;
  }
  return { end, isUTF8: length > 0 };
}

/** Returns the length of a sequence that begins with this byte; 0 if none does. */
function lengthFrom(byte: number): number {
  if (byte < 0x80) return 1;
  if (byte < 0xc2 || byte > 0xf4) return 0;
  return byte < 0xe0 ? 2 : byte < 0xf0 ? 3 : 4;
}

/** Reads the byte that is percent-encoded at `at`; null if none is. */
function readByte(input: string, at: number): { readonly value: number; readonly end: number } | null {
  if (input.charAt(at) !== "%") return null;
  const first = skipRemoved(input, at + 1);
  const second = skipRemoved(input, first + 1);
  const high = hexDigitValue(input.charCodeAt(first));
  const low = hexDigitValue(input.charCodeAt(second));
  return high === -1 || low === -1 ? null : { value: high * 16 + low, end: second + 1 };
}

/** Returns the first offset from `at` on that is not of a tab or a newline. */
function skipRemoved(input: string, at: number): number {
  let next = at;
  while (next < input.length && "\t\n\r".includes(input.charAt(next))) next++;
  return next;
}
