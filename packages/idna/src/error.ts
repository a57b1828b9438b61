import type { Failure, Result } from "@url/result";
import { findLabel } from "./labels.ts";

/** What is wrong with a domain. The names are those of the steps and validity criteria of UTS #46. */
export type IDNAErrorCode =
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
  /** Only from `@url/idna/ascii`: a code point that is not ASCII, about which this tier has no tables. */
  | "non-ASCII"
  /** Only from `@url/idna/platform`: the platform rejects the domain and does not say why. */
  | "platform";

/** Where a domain fails, without the reason: a range of the domain as it was given, in UTF-16 code units. */
export interface DomainFailure extends Failure {
  readonly code: "domain-to-ASCII";
}

/** An error of a domain. `domain.slice(start, end)` is the text to point at. */
export interface IDNAError {
  readonly code: IDNAErrorCode;
  /**
   * The number of the label, from 0; `null` if the error is of the whole domain: too long, or rejected by the platform.
   * The separators of labels are `.`, `。`, `．` and `｡`.
   */
  readonly label: number | null;
  /**
   * The range in the domain as it was given, in UTF-16 code units: that of the code point, or that of
   * the label if the code point comes from Punycode or mapping has moved it.
   */
  readonly start: number;
  readonly end: number;
  /** The code point that is wrong, after mapping and decoding; `null` if it is not a single one. */
  readonly codePoint: number | null;
}

/** Returns the first of `errors` as a failure, or `value` if there is none. */
export function resultOf(value: string, errors: readonly IDNAError[] = []): Result<string, IDNAError> {
  const error = errors[0];
  return error ? { ok: false, error } : { ok: true, value };
}

/** Returns the failure with a range of the domain. */
export function rangeOf(start: number, end: number): Result<never, DomainFailure> {
  return { ok: false, error: { code: "domain-to-ASCII", start, end } };
}

/** Returns an error of the whole domain. */
export function errorOfAll(domain: string, code: IDNAErrorCode): IDNAError {
  return { code, label: null, start: 0, end: domain.length, codePoint: null };
}

/** Returns an error of the whole label of number `label`. */
export function errorOfLabel(domain: string, label: number, code: IDNAErrorCode): IDNAError {
  const { start, end } = findLabel(domain, undefined, label);
  return { code, label, start, end, codePoint: null };
}

/** Returns the error of `result` as a list. */
export function errorsOf(result: Result<string, IDNAError>): readonly IDNAError[] {
  return result.ok ? [] : [result.error];
}
