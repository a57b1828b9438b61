import { findBidiFault } from "../bidi.ts";
import { CHANGED, MARK, MAY_COMPOSE, NOT_SIMPLE, noteOf, RIGHT_TO_LEFT } from "./notes.ts";
import { encodeShort, LENGTH, UNITS } from "./short-label.ts";

/**
 * Converts a domain to ASCII in one walk, if that is simple: at most 253 units; each code point is of the BMP and maps to
 * one of the BMP or to itself; no joiner, and no label in Punycode. Returns null for every other domain, valid or not,
 * which the full engine then processes. Law: what this returns, the full engine returns, not strictly.
 */
export function simpleToASCII(domain: string): string | null {
  const { length } = domain;
  if (length > 253) return null;
  let output = "";
  // The notes about all units together, and those about one label.
  let all = 0;
  let label = 0;
  let start = 0;
  let count = 0;
  let basic = 0;
  for (let at = 0; ; at++) {
    const note = at < length ? noteOf(domain.charCodeAt(at)) : FULL_STOP;
    const unit = note & 0xffff;
    if (unit === FULL_STOP) {
      if (isInPunycode(count)) return null;
      if (basic < count) output += encodeShort(count, basic);
      else output += label < CHANGED ? domain.slice(start, at) : textOf(count);
      all |= label | note;
      if (at === length) break;
      output += ".";
      start = at + 1;
      label = count = basic = 0;
    } else {
      if (note >= NOT_SIMPLE || count === LENGTH || (count === 0 && (note & MARK) !== 0)) return null;
      label |= note;
      if (unit < 0x80) basic++;
      UNITS[count++] = unit;
    }
  }
  return all < MAY_COMPOSE || isStable(domain, all) ? output : null;
}

function isInPunycode(count: number): boolean {
  return count > 3 && UNITS[2] === 0x2d && UNITS[3] === 0x2d && UNITS[0] === 0x78 && UNITS[1] === 0x6e;
}

function textOf(count: number): string {
  let text = "";
  for (let i = 0; i < count; i++) text += String.fromCharCode(UNITS[i] as number);
  return text;
}

/** Returns true if a domain that mapping leaves as it is is in NFC, and keeps the Bidi rule if it has to. */
function isStable(domain: string, notes: number): boolean {
  if ((notes & CHANGED) !== 0 || domain.normalize("NFC") !== domain) return false;
  return (
    (notes & RIGHT_TO_LEFT) === 0 || domain.split(".").every((label) => label === "" || findBidiFault(label) === -1)
  );
}

const FULL_STOP = 0x2e;
