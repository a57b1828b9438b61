import type { Result } from "@url/result";

/** The step of RFC 3490 or 3491 at which a label fails. */
export type IDNA2003ErrorCode =
  /** A code point that Nameprep prohibits (RFC 3491, section 5). */
  | "prohibited"
  /** Right-to-left characters beside left-to-right ones, or not at both ends (RFC 3454, section 6). */
  | "bidi"
  /** A code point that Unicode 3.2 has not assigned, unless AllowUnassigned is set. */
  | "unassigned"
  /** With UseSTD3ASCIIRules: an ASCII character other than a letter, a digit or a hyphen. */
  | "non-LDH"
  /** With UseSTD3ASCIIRules: a hyphen at the start or the end. */
  | "hyphen"
  /** A label that is not ASCII, and begins with `xn--`. */
  | "ACE-prefix"
  /** A label that is empty, or has more than 63 characters. */
  | "length";

/** Why a label is not one, and where: a range of it in UTF-16 code units; the whole label if no character is to blame. */
export interface IDNA2003Error {
  readonly code: IDNA2003ErrorCode;
  readonly start: number;
  readonly end: number;
}

/** Returns the failure, at the first character for which `isToBlame` holds. */
export function fail(
  code: IDNA2003ErrorCode,
  label: string,
  isToBlame?: (ch: string) => boolean,
): Result<never, IDNA2003Error> {
  let start = 0;
  for (const ch of isToBlame === undefined ? "" : label) {
    if (isToBlame?.(ch)) return { ok: false, error: { code, start, end: start + ch.length } };
    start += ch.length;
  }
  return { ok: false, error: { code, start: 0, end: label.length } };
}
