import { firstClassOf } from "./map.ts";
import { bidiOf } from "./properties.ts";

/** Does this label make its domain a Bidi domain: has it a character of class R, AL or AN? */
export function isRightToLeft(label: string): boolean {
  // Nothing below U+0590 is written from the right, and most labels are Latin.
  if (!/[^\0-\u058f]/.test(label)) return false;
  for (const ch of label) if ("RA".includes(bidiOf(firstClassOf(ch)))) return true;
  return false;
}

/**
 * The Bidi rule for one label that is not empty: the offset of the first code point against it, or -1.
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
      // European and Arabic digits do not go together in a label from right to left.
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
