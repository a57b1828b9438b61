import { COLON, FULL_STOP, HYPHEN_MINUS, PLUS_SIGN } from "./code-points.ts";

/**
 * The scheme start and scheme states: returns where the ":" after a scheme is in `text[0, end)`, or -1 if the text does
 * not start with a scheme.
 *
 * ```
 * https://example.com/
 *      ^ returned
 * ```
 * @see https://url.spec.whatwg.org/#scheme-start-state
 * @see https://url.spec.whatwg.org/#scheme-state
 */
export function findSchemeEnd(text: string, end: number): number {
  // A loop because schemes are short: a regular expression took 15 of the 250 ns of a relative reference.
  for (let at = 0; at < end; at++) {
    const unit = text.charCodeAt(at);
    const letter = unit | 0x20;
    if (letter >= 0x61 && letter <= 0x7a) continue;
    if (at === 0) return -1;
    if (unit === COLON) return at;
    const isDigit = unit >= 0x30 && unit <= 0x39;
    if (!isDigit && unit !== PLUS_SIGN && unit !== HYPHEN_MINUS && unit !== FULL_STOP) return -1;
  }
  return -1;
}

/** Returns the scheme `text[0, end)` in lower case. */
export function canonicalizeScheme(text: string, end: number): string {
  return text.slice(0, end).toLowerCase();
}
