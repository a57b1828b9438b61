import { append, createText, wholeOf } from "../text.ts";
import { CHANGED, LEFT_TO_RIGHT, MARK, MAY_COMPOSE, NEUTRAL, NOT_SIMPLE, noteOf, RIGHT_TO_LEFT } from "./notes.ts";
import { encodeShort, LENGTH, UNITS } from "./short-label.ts";

/**
 * Converts a domain to ASCII in one walk, if that is simple: each code point is of the BMP and maps to one of the BMP or to
 * itself; no label of more than 63; no joiner, no label in Punycode; only letters and marks if one is written from right
 * to left. Returns `undefined` for every other domain, valid or not, which the full engine then processes. Law: what this returns,
 * the full engine returns, not strictly.
 */
export function simpleToASCII(domain: string): string | undefined {
  const { length } = domain;
  const output = createText();
  // The notes about all units, and those about the units of one label.
  let all = 0;
  let label = 0;
  let start = 0;
  let count = 0;
  let basic = 0;
  for (let at = 0; ; at++) {
    const note = at < length ? noteOf(domain.charCodeAt(at)) : FULL_STOP;
    const unit = note & 0xffff;
    if (unit !== FULL_STOP) {
      if (note >= NOT_SIMPLE || count === LENGTH || (count === 0 && (note & MARK) !== 0)) return undefined;
      label |= note;
      if (unit < 0x80) basic++;
      UNITS[count++] = unit;
      continue;
    }
    if (isInPunycode(count)) return undefined;
    if (basic < count) append(output, encodeShort(count, basic));
    else append(output, (label & CHANGED) === 0 ? domain.slice(start, at) : textOf(count));
    all |= label | (note & CHANGED);
    // A label in which both directions or digits occur: the Bidi rule is for the full engine then.
    if ((label & LEFT_TO_RIGHT) !== 0 && (label & RIGHT_TO_LEFT) !== 0) all |= NEUTRAL;
    if (at === length) break;
    append(output, ".");
    start = at + 1;
    label = count = basic = 0;
  }
  return all < RIGHT_TO_LEFT || isAccepted(domain, all) ? wholeOf(output) : undefined;
}

function isInPunycode(count: number): boolean {
  return count > 3 && UNITS[2] === 0x2d && UNITS[3] === 0x2d && UNITS[0] === 0x78 && UNITS[1] === 0x6e;
}

function textOf(count: number): string {
  let text = "";
  for (let i = 0; i < count; i++) text += String.fromCharCode(UNITS[i] as number);
  return text;
}

/** A label of letters of one direction and marks keeps the Bidi rule. A domain in NFC is not changed by it. */
function isAccepted(domain: string, notes: number): boolean {
  if ((notes & RIGHT_TO_LEFT) !== 0 && (notes & NEUTRAL) !== 0) return false;
  return (notes & MAY_COMPOSE) === 0 || ((notes & CHANGED) === 0 && domain.normalize("NFC") === domain);
}

const FULL_STOP = 0x2e;
