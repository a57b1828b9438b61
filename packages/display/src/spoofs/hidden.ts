import { isBidiControl, isHidden } from "../characters/hidden.ts";
import { ENCODED_CHARACTER } from "../url/decode.ts";
import type { Warn } from "./spoof.ts";

/** Warns of characters that show nothing and of controls of direction. Around a URL the parser removes spaces. */
export function warnOfHidden(text: string, warn: Warn): void {
  let at = 0;
  let end = text.length;
  while (at < end && text.charCodeAt(at) <= 0x20) at++;
  while (end > at && text.charCodeAt(end - 1) <= 0x20) end--;
  while (at < end) {
    const codePoint = text.codePointAt(at) as number;
    const next = at + (codePoint > 0xffff ? 2 : 1);
    // A space is seen.
    if (codePoint !== 0x20) check(codePoint, at, next, warn);
    at = next;
  }
}

/** Warns of the same in percent-encoded text from `from` on. */
export function warnOfEncoded(text: string, from: number, warn: Warn): void {
  if (!text.includes("%", from)) return;
  for (const match of text.slice(from).matchAll(ENCODED_CHARACTER)) {
    const start = from + (match.index as number);
    const codePoint = decodeURIComponent(match[0]).codePointAt(0) as number;
    // Encoded spaces and controls of ASCII are in many URLs of forms.
    if (codePoint > 0x7f) check(codePoint, start, start + match[0].length, warn);
  }
}

function check(codePoint: number, start: number, end: number, warn: Warn): void {
  if (isBidiControl(codePoint)) warn("bidi-control", start, end);
  else if (isHidden(codePoint)) warn("invisible-character", start, end);
}
