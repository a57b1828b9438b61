import { CLOSE, flagsAbove, HARD, OPEN, openOf, SOFT, TERM } from "../characters/flags.ts";
import { type Scan, starves } from "./scan.ts";

/** The link is longer than `maxLength`, or it is not decided where it ends. */
export const NO_END = -1;

/**
 * Returns where the link `text[start, …)` ends whose path, query or fragment starts at `from`: behind the last code point that
 * is not only punctuation behind the link. Brackets belong to the link in pairs, and not across "/" in a path, "=" and "&" in a
 * query, and ":~:" in a fragment. If the link is too long, the rest of it is skipped.
 * @see https://www.unicode.org/reports/tr58/
 */
export function walk(scan: Scan, start: number, from: number): number {
  const { text, settings } = scan;
  const { flags } = settings;
  const { units } = flags;
  const longest = start + settings.maxLength;
  const stop = Math.min(text.length, longest + 2);
  const open: number[] = [];
  let part = PATH;
  let safe = from;
  let at = from;
  for (; at < stop; at++) {
    const unit = text.charCodeAt(at);
    let term = (units[unit] as number) & TERM;
    if (unit < 0x80) {
      if (unit === QUESTION_MARK && part === PATH) {
        part = unit;
        open.length = 0;
        safe = at + 1;
        continue;
      }
      if (unit === NUMBER_SIGN && part !== NUMBER_SIGN) {
        part = unit;
        open.length = 0;
      } else if (open.length > 0 && isInterior(part, unit, text, at)) open.length = 0;
    } else if (unit >> 11 === 0x1b) {
      const codePoint = text.codePointAt(at) as number;
      term = flagsAbove(flags, codePoint) & TERM;
      // No bracket is above the BMP.
      if (codePoint > 0xffff && term !== HARD) at++;
    }
    if (term === SOFT) continue;
    if (term === HARD) break;
    if (term === OPEN) open.push(unit);
    else if (term === CLOSE && open.pop() !== openOf(flags, unit)) break;
    safe = at + 1;
  }
  if (safe > longest) {
    scan.skips = "link";
    scan.at = at;
    return NO_END;
  }
  return starves(scan, at) ? NO_END : safe;
}

function isInterior(part: number, unit: number, text: string, at: number): boolean {
  if (part === PATH) return unit === SOLIDUS;
  if (part === QUESTION_MARK) return unit === EQUALS_SIGN || unit === AMPERSAND;
  return unit === COLON && text.startsWith(":~:", at);
}

const PATH = 0;
const NUMBER_SIGN = 0x23;
const AMPERSAND = 0x26;
const SOLIDUS = 0x2f;
const COLON = 0x3a;
const EQUALS_SIGN = 0x3d;
const QUESTION_MARK = 0x3f;
