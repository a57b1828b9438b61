import type { Label } from "./labels.ts";

/** What UTS #46 found wrong; the names are of its steps and validity criteria. */
export type IDNARule =
  /** A code point that may not be in a domain, as written or as decoded from Punycode. */
  | "disallowed"
  /** An `xn--` label that is not ASCII, does not decode, or decodes to nothing that needed Punycode. */
  | "punycode"
  /** A decoded label that is not in Normalization Form C. */
  | "nfc"
  /** Strict: a hyphen first, last, or in the third and fourth places. Always: a decoded label that begins with `xn--`. */
  | "hyphen"
  /** A label that begins with a combining mark. */
  | "mark"
  /** Strict: an ASCII code point other than a letter, a digit or a hyphen (UseSTD3ASCIIRules). */
  | "std3"
  /** U+200C or U+200D without its context (RFC 5892, appendix A). */
  | "contextJ"
  /** A label that breaks the Bidi rule in a domain that has right-to-left characters (RFC 5893). */
  | "bidi"
  /** Strict: an empty label or one of more than 63 characters, a domain of more than 253. Always: too long for Punycode. */
  | "length"
  /** `@url/idna/ascii` only: a code point that is not ASCII, about which it has no tables. */
  | "non-ASCII"
  /** `@url/idna/platform` only: the platform refuses the domain, and does not say why. */
  | "platform";

/** One error of a domain. `domain.slice(start, end)` is what to point at. */
export interface IDNAError {
  readonly rule: IDNARule;
  /** Which label, from 0; null when it is of the whole domain: too long, or refused by the platform. Labels are separated by . 。 ． and ｡ */
  readonly label: number | null;
  /** UTF-16 offsets in the domain as it was given: of the code point where it stands there, else of its label. */
  readonly start: number;
  readonly end: number;
  /** The code point at fault, mapped and decoded; null when it is no single one. */
  readonly codePoint: number | null;
}

/** Hears the errors of a domain. */
export type IDNAReport = (error: IDNAError) => void;

/** What a check finds: the rule, and the UTF-16 offset in the processed label, or -1 for the label as a whole. */
export interface Fault {
  readonly rule: IDNARule;
  readonly at: number;
}

/**
 * Finds in `domain` what a check found in `text`, one of its labels after mapping and decoding.
 * Offsets carry over when mapping changed no more than case.
 */
export function locate(
  domain: string,
  { index: label, start, end }: Label,
  text: string,
  { rule, at }: Fault,
): IDNAError {
  const isInPlace = end - start === text.length && domain.slice(start, end).toLowerCase() === text;
  if (at !== -1 && isInPlace) return pointAt(domain, label, rule, start + at);
  return { rule, label, start, end, codePoint: at === -1 ? null : (text.codePointAt(at) as number) };
}

/** An error at the code point that stands at `start` of the domain itself. */
export function pointAt(domain: string, label: number, rule: IDNARule, start: number): IDNAError {
  const codePoint = domain.codePointAt(start) as number;
  return { rule, label, start, end: start + (codePoint > 0xffff ? 2 : 1), codePoint };
}
