import { readDeltas } from "@url/result/internal";
import { lastNotAbove } from "./last-not-above.ts";
import { HIDDEN } from "./tables.ts";

/**
 * Returns true for a code point that shows nothing or only space, changes the direction of others, or is for private use:
 * Default_Ignorable_Code_Point, White_Space, noncharacters, Cc, Cf, Co, Cs, Z, and U+2800.
 */
export function isHidden(codePoint: number): boolean {
  if (codePoint < 0x80) return codePoint <= 0x20 || codePoint === 0x7f;
  bounds ??= readDeltas(HIDDEN);
  // Members begin at bounds with an even index.
  return lastNotAbove(bounds, codePoint) % 2 === 0;
}

let bounds: readonly number[] | undefined;

/** The property Bidi_Control. */
export function isBidiControl(codePoint: number): boolean {
  return (
    codePoint === 0x61c ||
    codePoint === 0x200e ||
    codePoint === 0x200f ||
    (codePoint >= 0x202a && codePoint <= 0x202e) ||
    (codePoint >= 0x2066 && codePoint <= 0x2069)
  );
}

/**
 * Returns true if `text` has a character of the blocks that are written from right to left, which are the ranges in which
 * even an unassigned code point has the Bidi_Class R or AL.
 * @see https://www.unicode.org/reports/tr9/#Bidirectional_Character_Types
 */
export function isRightToLeft(text: string): boolean {
  return /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff]|[\ud802\ud803\ud83a\ud83b][\udc00-\udfff]/.test(text);
}
