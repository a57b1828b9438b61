import { isPercentEncodedByte, isURLCodePoint } from "@url/percent";
import type { Report } from "./error.ts";

/**
 * Reports what is no URL unit in `text[start, end)`: what the path, opaque path, query and fragment states
 * say of each code point in turn. With `isSpecialPath` a "\" is a wrong "/" rather than a wrong code point.
 * Runs only for a listener; the parse itself never asks.
 * @see https://url.spec.whatwg.org/#url-units
 */
export function reportUnits(text: string, start: number, end: number, report: Report, isSpecialPath = false): void {
  for (let at = start; at < end; at++) {
    const codePoint = text.codePointAt(at)!;
    if (codePoint === PERCENT_SIGN) {
      if (!isPercentEncodedByte(text, at, end)) report("invalid-URL-unit", at, at + 1);
    } else if (isSpecialPath && codePoint === REVERSE_SOLIDUS) {
      report("invalid-reverse-solidus", at, at + 1);
    } else if (codePoint > 0xffff) {
      if (!isURLCodePoint(codePoint)) report("invalid-URL-unit", at, at + 2);
      at++;
    } else if (!isURLCodePoint(codePoint) && !isSurrogate(codePoint)) {
      // A lone surrogate counts as the U+FFFD that it becomes, which is a URL code point.
      report("invalid-URL-unit", at, at + 1);
    }
  }
}

function isSurrogate(unit: number): boolean {
  return (unit & 0xf800) === 0xd800;
}

const PERCENT_SIGN = 0x25;
const REVERSE_SOLIDUS = 0x5c;
