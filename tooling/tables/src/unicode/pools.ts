import type { Pools } from "./domains.ts";
import { NEWER_COMPOSITES } from "./normalization-data.ts";
import type { Properties } from "./properties.ts";
import type { Statuses } from "./statuses.ts";

/** Sorts the characters into what {@link makeDomains} draws from. */
export function makePools({ mappings, disallowed }: Statuses, { bidi, joining, isMark }: Properties): Pools {
  const all: string[] = [];
  const valid: string[] = [];
  const marks: string[] = [];
  const parts = new Set<string>(NEWER_COMPOSITES.flat().map((c) => String.fromCodePoint(c)));
  const rightToLeft: string[] = [];
  const digits: string[] = [];
  const joined: string[] = [];
  for (let c = 0x80; c < 0x110000; c++) {
    const ch = String.fromCodePoint(c);
    if (disallowed[c] === 1) {
      // A taste of the 900,000.
      if (c % 499 === 0) all.push(ch);
      continue;
    }
    all.push(ch);
    if (mappings.has(c)) continue;
    valid.push(ch);
    if (isMark[c] === 1) marks.push(ch);
    if (bidi[c] === "R" || bidi[c] === "A") rightToLeft.push(ch);
    if (bidi[c] === "A" || bidi[c] === "E") digits.push(ch);
    if (joining[c] !== "U") joined.push(ch);
    const decomposed = ch.normalize("NFD");
    // Hangul is 11,172 of them; a few will do.
    if (decomposed !== ch && (c < 0xac00 || c % 97 === 0)) for (const part of decomposed) parts.add(part);
  }
  return { all, valid, marks, parts: [...parts], rightToLeft, digits, joining: joined };
}
