/**
 * Every lone surrogate of `text` becomes U+FFFD; the length in UTF-16 code units stays.
 * This is Web IDL's USVString conversion.
 * @see https://infra.spec.whatwg.org/#javascript-string-convert
 */
export function toScalarValueString(text: string): string {
  // Node 18, Hermes and older browsers lack `toWellFormed`.
  return (text as MaybeES2024).toWellFormed?.() ?? text.replace(SURROGATES, (pair) => (pair[1] ? pair : "\ufffd"));
}

interface MaybeES2024 {
  toWellFormed?(): string;
}

// Not with the u flag, which React Native's Babel preset takes away: what it writes instead matches the unit before a
// lone surrogate too.
const SURROGATES = /[\ud800-\udbff][\udc00-\udfff]|[\ud800-\udfff]/g;
