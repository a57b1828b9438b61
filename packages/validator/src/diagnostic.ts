import type { URLError, ValidationErrorCode } from "@url/parser";
import { EXPLANATIONS } from "./explanations.ts";

/** One validation error of an input, explained. Plain data: it survives `JSON.stringify`. */
export interface Diagnostic {
  /** The Standard's name for the error. */
  readonly code: ValidationErrorCode;
  /** Is it what made the parser give up? At most the last error of an input is. */
  readonly fatal: boolean;
  /** Which text the offsets are of: a base that is no URL is found before the input is looked at. */
  readonly in: "input" | "base";
  /** UTF-16 offsets in that text, as it was given; an empty range is where something is missing. */
  readonly start: number;
  readonly end: number;
  /** What stands there. */
  readonly text: string;
  /** What is wrong, in one sentence. */
  readonly message: string;
  /** Where the Standard says so. */
  readonly see: string;
  /** What could be written instead, where that is known. */
  readonly suggestion: Suggestion | null;
}

/**
 * `replacement` in the place of `[start, end)`, which need not be the range of the error.
 *
 * Law: if the error is not fatal, the text with the suggestion carried out is the same URL but for percent-encoding; and
 * if the parser refuses the text for another error, it still does, with the same code. Where nothing is known that keeps
 * the URL the same, nothing is suggested.
 *
 * Two URLs are *the same but for percent-encoding* if they have the same scheme, username, password, host, port, path
 * segments (or opaque path), query and fragment once everything in these that is no URL unit has been UTF-8
 * percent-encoded: in `a b` the space, in `100%` the "%". No percent-encoded byte is decoded for the comparison, so
 * `%2F` and "/", or `%41` and "A", stay different, and an absent component differs from an empty one.
 * @see https://url.spec.whatwg.org/#url-units
 */
export interface Suggestion {
  readonly start: number;
  readonly end: number;
  readonly replacement: string;
}

/** The text with the suggestion carried out. */
export function applySuggestion(text: string, { start, end, replacement }: Suggestion): string {
  return text.slice(0, start) + replacement + text.slice(end);
}

/**
 * The diagnostic for a reader who must not see passwords; `input` is the text that it is about and `shown` what
 * `hidePasswords` made of it. A suggestion to change a password is left out: it would show some of it.
 */
export function hideInDiagnostic(error: Diagnostic, input: string, shown: string): Diagnostic {
  if (shown === input) return error;
  const { start, end, suggestion } = error;
  const isHidden =
    suggestion !== null &&
    input.slice(suggestion.start, suggestion.end) !== shown.slice(suggestion.start, suggestion.end);
  return { ...error, text: shown.slice(start, end), suggestion: isHidden ? null : suggestion };
}

/** An error of the parser with its explanation. */
export function explain(
  error: URLError,
  text: string,
  where: "input" | "base",
  fatal: boolean,
  message: string | null,
  suggestion: Suggestion | null,
): Diagnostic {
  // No `maxLength` is given to the parser, so it never answers `too-long`.
  const code = error.code as ValidationErrorCode;
  return {
    code,
    fatal,
    in: where,
    start: error.start,
    end: error.end,
    text: text.slice(error.start, error.end),
    message: message ?? EXPLANATIONS[code].message,
    see: anchorOf(code),
    suggestion,
  };
}

/** The definition of an error in the Standard. */
export function anchorOf(code: ValidationErrorCode): string {
  const name = code.toLowerCase();
  return `https://url.spec.whatwg.org/#${name === "domain-to-ascii" ? `validation-error-${name}` : name}`;
}
