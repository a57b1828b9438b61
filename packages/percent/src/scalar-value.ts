/**
 * Every lone surrogate of `text` becomes U+FFFD; the length in UTF-16 code units stays.
 * This is Web IDL's USVString conversion.
 * @see https://infra.spec.whatwg.org/#javascript-string-convert
 */
export function toScalarValueString(text: string): string {
  // Under the u flag a pair is one code point, so the class meets lone surrogates only.
  // Not `toWellFormed`: Node 18, Hermes and older browsers lack it.
  return LONE_SURROGATE.test(text) ? text.replace(LONE_SURROGATES, "\ufffd") : text;
}

const LONE_SURROGATE = /[\ud800-\udfff]/u;
const LONE_SURROGATES = /[\ud800-\udfff]/gu;
