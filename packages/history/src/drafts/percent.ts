import { type Encoder, utf8Encode } from "@url/percent";
import { isASCIIHexDigit } from "./code-points.ts";

/** Returns true if a code point is in the set. The drafts call it an encode set. */
export type EncodeSet = (c: string) => boolean;

/** The encoder of UTF-8, which has every code point. */
export const utf8: Encoder = (input) => [utf8Encode(input)];

/** "utf-8 percent encode": encodes a code point if it is in the set. */
export function utf8PercentEncode(codePoint: string, set: EncodeSet): string {
  return set(codePoint) ? Array.from(utf8Encode(codePoint), percentEncode).join("") : codePoint;
}

/** "percent encode". */
export function percentEncode(byte: number): string {
  return `%${byte.toString(16).toUpperCase().padStart(2, "0")}`;
}

/** "percent decode" of 2014, which takes bytes. */
export function percentDecode(input: ArrayLike<number>): Uint8Array {
  const output: number[] = [];
  for (let i = 0; i < input.length; i++) {
    const [byte, high, low] = [input[i] as number, hexDigitAt(input, i + 1), hexDigitAt(input, i + 2)];
    if (byte !== 0x25 || high === null || low === null) {
      output.push(byte);
    } else {
      output.push(high * 0x10 + low);
      i += 2;
    }
  }
  return Uint8Array.from(output);
}

function hexDigitAt(input: ArrayLike<number>, index: number): number | null {
  const character = String.fromCharCode(input[index] ?? 0);
  return isASCIIHexDigit(character) ? Number.parseInt(character, 16) : null;
}
