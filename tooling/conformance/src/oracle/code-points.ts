/** One scalar value, as a string of one or two UTF-16 units. */
export type CodePoint = string;

/** The Standard's EOF code point: no predicate below accepts it. */
export const EOF: CodePoint = "";

/**
 * Web IDL's conversion to a scalar value string, as the list of its code points: lone surrogates become U+FFFD.
 * @see https://infra.spec.whatwg.org/#javascript-string-convert
 */
export function toScalarValues(text: string): CodePoint[] {
  return Array.from(text, (c) => (isSurrogate(c) ? "\uFFFD" : c));
}

export function isASCIIAlpha(c: CodePoint): boolean {
  return /^[A-Za-z]$/.test(c);
}

export function isASCIIDigit(c: CodePoint): boolean {
  return /^[0-9]$/.test(c);
}

export function isASCIIHexDigit(c: CodePoint): boolean {
  return /^[0-9A-Fa-f]$/.test(c);
}

export function isASCIIAlphanumeric(c: CodePoint): boolean {
  return isASCIIAlpha(c) || isASCIIDigit(c);
}

export function isASCIIString(text: string): boolean {
  return Array.from(text).every((c) => codePointValue(c) <= 0x7f);
}

/** Lowercases A to Z and nothing else: `toLowerCase` would change U+212A KELVIN SIGN to `k`. */
export function asciiLowercase(text: string): string {
  return text.replace(/[A-Z]/g, (c) => c.toLowerCase());
}

export function codePointValue(c: CodePoint): number {
  return c.codePointAt(0) as number;
}

/** @see https://url.spec.whatwg.org/#url-code-points */
export function isURLCodePoint(c: CodePoint): boolean {
  if (c === EOF) return false;
  if (isASCIIAlphanumeric(c) || "!$&'()*+,-./:;=?@_~".includes(c)) return true;
  const value = codePointValue(c);
  return value >= 0xa0 && value <= 0x10fffd && !isSurrogate(c) && !isNoncharacter(value);
}

/** @see https://infra.spec.whatwg.org/#noncharacter */
function isNoncharacter(value: number): boolean {
  return (value >= 0xfdd0 && value <= 0xfdef) || (value & 0xfffe) === 0xfffe;
}

function isSurrogate(c: CodePoint): boolean {
  return c.length === 1 && c >= "\uD800" && c <= "\uDFFF";
}

/** Whether the two code points at `index` are both ASCII hex digits. */
export function twoHexDigitsAt(input: readonly CodePoint[], index: number): boolean {
  return isASCIIHexDigit(input[index] ?? EOF) && isASCIIHexDigit(input[index + 1] ?? EOF);
}
