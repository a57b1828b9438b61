import { classOf, firstClassOf } from "./map.ts";
import { bidiOf } from "./properties.ts";

/** Returns true if the label has a character of class R, AL or AN, which makes its domain a Bidi domain. */
export function isRightToLeft(label: string): boolean {
  // A fast exit for Latin: no character below U+0590 is right-to-left.
  if (!/[^\0-\u058f]/.test(label)) return false;
  // By offsets: an iterator with a string for each code point took three times as long.
  for (let at = 0; at < label.length; at++) {
    const codePoint = label.codePointAt(at) as number;
    const bidi = bidiOf(classOf(codePoint));
    if (bidi === "R" || bidi === "A") return true;
    if (codePoint > 0xffff) at++;
  }
  return false;
}

/**
 * Applies the Bidi rule to one label that is not empty. Returns the offset of the first code point that breaks it, or -1.
 * @see https://www.rfc-editor.org/rfc/rfc5893#section-2
 */
export function findBidiFault(label: string): number {
  const direction = bidiOf(firstClassOf(label));
  const isRTL = direction === "R";
  if (!isRTL && direction !== "L") return 0;
  let number = "";
  let last = "";
  let lastAt = 0;
  let at = 0;
  for (const ch of label) {
    const bidi = bidiOf(firstClassOf(ch));
    if (!(isRTL ? "RAENO" : "LENO").includes(bidi)) return at;
    if (isRTL && "AE".includes(bidi)) {
      // The rule does not allow both European and Arabic digits in one right-to-left label.
      if (number !== "" && number !== bidi) return at;
      number = bidi;
    }
    if (bidi !== "N") {
      last = bidi;
      lastAt = at;
    }
    at += ch.length;
  }
  return (isRTL ? "RAE" : "LE").includes(last) ? -1 : lastAt;
}
