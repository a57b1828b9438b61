import { expectText } from "@url/result/internal";

/**
 * Returns `text` with U+FFFD for each lone surrogate. The length in UTF-16 code units stays the same. This is the
 * conversion to Web IDL's USVString.
 * @throws TypeError if `text` is not a string
 * @example toScalarValueString("a\ud800") // → "a\ufffd"
 * @see https://infra.spec.whatwg.org/#javascript-string-convert
 */
export function toScalarValueString(text: string): string {
  expectText(text, "toScalarValueString", "text");
  return scalarValuesOf(text);
}

/** `toScalarValueString` without the check. */
export function scalarValuesOf(input: MaybeES2024 & string): string {
  // Node 18, Hermes and older browsers lack `toWellFormed`.
  return input.toWellFormed?.() ?? input.replace(SURROGATES, (pair) => (pair[1] ? pair : "\ufffd"));
}

/** Returns true for a surrogate, which as a code point of a string is a lone one. */
export function isSurrogate(codePoint: number): boolean {
  return (codePoint & 0x1ff800) === 0xd800;
}

interface MaybeES2024 {
  toWellFormed?(): string;
}

// Without the u flag: React Native's Babel preset removes it, and what it writes instead also matches the unit before a
// lone surrogate.
const SURROGATES = /[\ud800-\udbff][\udc00-\udfff]|[\ud800-\udfff]/g;
