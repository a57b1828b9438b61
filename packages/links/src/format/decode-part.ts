import { isInSet, type PercentEncodeSet } from "@url/percent";
import { replaceEncoded } from "@url/percent/internal";
import { type Flags, flagsAbove, flagsAt, HARD, LABEL, TERM } from "../characters/flags.ts";

/**
 * Decodes percent-encoded code points that the parser would encode again with `set`, unless they end a link or cannot be seen.
 * Bytes that are not UTF-8 stay.
 */
export function decodePart(flags: Flags, text: string, set: PercentEncodeSet): string {
  if (!text.includes("%")) return text;
  return replaceEncoded(text, ENCODED, (encoded, at) => {
    const character = decode(encoded);
    if (character === null) return encoded;
    const codePoint = character.codePointAt(0) as number;
    const bits = codePoint > 0xffff ? flagsAbove(flags, codePoint) : (flags.units[codePoint] as number);
    if ((bits & TERM) === HARD || !isInSet(codePoint, set) || ENDS.includes(character)) return encoded;
    if (!isHidden(codePoint)) return character;
    // A joiner shapes the letters around it: between others it is only hidden.
    const isJoiner = codePoint === ZWNJ || codePoint === ZWJ;
    return isJoiner && isLetterAround(flags, text, at, at + encoded.length) ? character : encoded;
  });
}

function decode(encoded: string): string | null {
  try {
    return decodeURIComponent(encoded);
  } catch {
    return null;
  }
}

/** Returns true if what stands on both sides is percent-encoded, and a letter or mark that is not ASCII. */
function isLetterAround(flags: Flags, text: string, start: number, end: number): boolean {
  const before = /(?:%[c-f][\da-f](?:%[89ab][\da-f])+)$/i.exec(text.slice(Math.max(0, start - 12), start));
  const after = /^(?:%[c-f][\da-f](?:%[89ab][\da-f])+)/i.exec(text.slice(end, end + 12));
  return [before, after].every((match) => {
    const character = match === null ? null : decode(match[0]);
    return character !== null && (flagsAt(flags, character, 0) & LABEL) !== 0;
  });
}

/** Returns true for what shows nothing, or changes the direction of what follows: Default_Ignorable_Code_Point, mostly. */
function isHidden(codePoint: number): boolean {
  return HIDDEN.some(([from, to]) => codePoint >= from && codePoint <= to);
}

/** Without variation selectors, which choose how the character before them looks. */
const HIDDEN: readonly (readonly [number, number])[] = [
  [0xad, 0xad],
  [0x34f, 0x34f],
  [0x61c, 0x61c],
  [0x115f, 0x1160],
  [0x17b4, 0x17b5],
  [0x180b, 0x180f],
  [0x200b, 0x200f],
  [0x2028, 0x202e],
  [0x2060, 0x206f],
  [0x2800, 0x2800],
  [0x3164, 0x3164],
  [0xfeff, 0xfeff],
  [0xffa0, 0xffa0],
  [0xfff0, 0xfffd],
  [0x1bca0, 0x1bca3],
  [0x1d173, 0x1d17a],
  [0xe0000, 0xe0fff],
];

const ENCODED = /%[0-7][\da-f]|%[c-f][\da-f](?:%[89ab][\da-f])+/gi;
const ENDS = "?#";
const ZWNJ = 0x200c;
const ZWJ = 0x200d;
