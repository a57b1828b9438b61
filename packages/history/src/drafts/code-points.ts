/** One scalar value, as a string of one or two UTF-16 units. */
export type CodePoint = string;

/** What the drafts call the EOF code point: no predicate below accepts it. */
export const EOF: CodePoint = "";

/** Returns the code points of a text. Lone surrogates become U+FFFD, because the drafts' strings have no surrogates. */
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

/** Lowercases A to Z and nothing else: `toLowerCase` would change U+212A KELVIN SIGN to `k`. */
export function asciiLowercase(text: string): string {
  return text.replace(/[A-Z]/g, (c) => c.toLowerCase());
}

export function codePointValue(c: CodePoint): number {
  return c.codePointAt(0) as number;
}

/** Returns true if the two code points at `index` are both ASCII hex digits. */
export function twoHexDigitsAt(input: readonly CodePoint[], index: number): boolean {
  return isASCIIHexDigit(input[index] ?? EOF) && isASCIIHexDigit(input[index + 1] ?? EOF);
}

function isSurrogate(c: CodePoint): boolean {
  return c.length === 1 && c >= "\uD800" && c <= "\uDFFF";
}
