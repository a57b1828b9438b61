import { isSpecialScheme, schemeAt } from "@url/serializer";

/**
 * The scheme start and scheme states: where the ":" after a scheme stands in `text[0, end)`; -1 when the
 * text does not begin with a scheme.
 * @see https://url.spec.whatwg.org/#scheme-start-state
 * @see https://url.spec.whatwg.org/#scheme-state
 */
export function findSchemeEnd(text: string, end: number): number {
  if (end === 0 || !isASCIIAlpha(text.charCodeAt(0))) return -1;
  for (let at = 1; at < end; at++) {
    const unit = text.charCodeAt(at);
    if (unit === COLON) return at;
    if (!isSchemeUnit(unit)) return -1;
  }
  return -1;
}

/** The scheme `text[0, end)`, lower-case. */
export function canonicalizeScheme(text: string, end: number): string {
  const scheme = schemeAt(text, end);
  return isSpecialScheme(scheme) ? scheme : scheme.toLowerCase();
}

export function isASCIIAlpha(unit: number): boolean {
  const letter = unit | 0x20;
  return letter >= 0x61 && letter <= 0x7a;
}

function isSchemeUnit(unit: number): boolean {
  return isASCIIAlpha(unit) || (unit >= 0x30 && unit <= 0x39) || unit === 0x2b || unit === 0x2d || unit === 0x2e;
}

const COLON = 0x3a;
