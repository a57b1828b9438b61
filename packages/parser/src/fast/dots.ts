import { FULL_STOP, NUMBER_SIGN, PERCENT_SIGN, QUESTION_MARK, REVERSE_SOLIDUS, SOLIDUS } from "../code-points.ts";

// Dot segments where they stand, a dot of which can be encoded.

/**
 * Returns twice the length of the dot segment `text[start, …)`, and one more if it is a single-dot segment; 0 if there is
 * none.
 * @see https://url.spec.whatwg.org/#single-dot-path-segment
 */
export function dotsAt(text: string, start: number, end: number, isSpecial: boolean): number {
  let dots = 0;
  let at = start;
  for (; at < end; dots++) {
    const unit = text.charCodeAt(at);
    if (unit === FULL_STOP) at++;
    else if (unit === PERCENT_SIGN && text[at + 1] === "2" && (text.charCodeAt(at + 2) | 0x20) === SMALL_E) at += 3;
    else if (unit === SOLIDUS || unit === QUESTION_MARK || unit === NUMBER_SIGN) break;
    else if (unit === REVERSE_SOLIDUS && isSpecial) break;
    else return 0;
  }
  return dots === 0 || dots > 2 ? 0 : (at - start) * 2 + (dots & 1);
}

export function mayBeDot(unit: number): boolean {
  return unit === FULL_STOP || unit === PERCENT_SIGN;
}

/** Returns true if what is removed, `text[start, end)`, may stand in a dot segment. */
export function mayBeInDots(text: string, start: number, end: number): boolean {
  const unit = text.charCodeAt(start - 1);
  const isHex = unit === DIGIT_TWO || ((unit | 0x20) === SMALL_E && text.charCodeAt(start - 2) === DIGIT_TWO);
  return isHex || mayBeDot(unit) || mayBeDot(text.charCodeAt(end));
}

const DIGIT_TWO = 0x32;
const SMALL_E = 0x65;
