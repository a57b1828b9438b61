import type { PolicyExplanation } from "../policy/explanations.ts";

/** What is advised against in a valid URL string. The names are ours: the Standard has no errors for it. */
export type AdviceCode = "bytes-not-UTF-8" | "scheme-not-registered" | "scheme-repeated";

/**
 * Explains every advice.
 * @example ADVICE_EXPLANATIONS["bytes-not-UTF-8"].message // → "These percent-encoded bytes are not UTF-8, so they stand for no characters."
 * @see https://url.spec.whatwg.org/#percent-encoded-byte
 */
export const ADVICE_EXPLANATIONS: Readonly<Record<AdviceCode, PolicyExplanation>> = {
  "bytes-not-UTF-8": {
    message: "These percent-encoded bytes are not UTF-8, so they stand for no characters.",
    example: "https://example.org/caf%E9",
    see: "https://url.spec.whatwg.org/#percent-encoded-byte",
  },
  "scheme-not-registered": {
    message: "The scheme is not registered with IANA, and may be misspelled.",
    example: "htps://example.org/",
    see: "https://www.iana.org/assignments/uri-schemes",
  },
  "scheme-repeated": {
    message: "The URL has two schemes, and the second one is read as its host.",
    example: "https://https://example.org/",
    see: "https://url.spec.whatwg.org/#url-writing",
  },
};

/** The codes, for what needs no sentences. */
export const ADVICE_CODES: readonly AdviceCode[] = ["bytes-not-UTF-8", "scheme-not-registered", "scheme-repeated"];

/** Returns true for the code of an advice. */
export function isAdviceCode(code: string): code is AdviceCode {
  return (ADVICE_CODES as readonly string[]).includes(code);
}
