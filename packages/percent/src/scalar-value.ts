/**
 * Every lone surrogate of `text` becomes U+FFFD; the length in UTF-16 code units stays.
 * This is Web IDL's USVString conversion.
 * @see https://infra.spec.whatwg.org/#javascript-string-convert
 */
export function toScalarValueString(text: string): string {
  // Node 18, Hermes and older browsers lack `toWellFormed`.
  return (text as MaybeES2024).toWellFormed?.() ?? text.replace(LONE_SURROGATES, "\ufffd");
}

interface MaybeES2024 {
  toWellFormed?(): string;
}

// Under the u flag a pair is one code point, so the class meets lone surrogates only.
const LONE_SURROGATES = /[\ud800-\udfff]/gu;
