import type { ValidationErrorCode } from "@url/parser";
import { expectText, propertyOf, refuse } from "@url/result/internal";
import type { AdviceCode } from "./advice/explanations.ts";
import type { PolicyErrorCode } from "./policy/explanations.ts";

/** The error of bytes that are not text, which only a program that reads a file can find: our name. */
export type FileErrorCode = "ill-formed-bytes";

/** One mistake, explained. It is plain data that survives `JSON.stringify`. */
export interface Diagnostic {
  /**
   * The Standard's name of the error, or our name of what is advised against, what a policy does not allow, or what a file
   * has that is not text.
   */
  readonly code: ValidationErrorCode | AdviceCode | PolicyErrorCode | FileErrorCode;
  /** `error` if the input is not a URL because of it, or not one that the policy allows; otherwise `warning`. */
  readonly level: "error" | "warning";
  /** True if the parser gives up because of it. */
  readonly fatal: boolean;
  /** Which text the range is of: the input, or the base if that is not a URL. */
  readonly in: "input" | "base";
  /** Where the error begins, in UTF-16 code units of the raw text. */
  readonly start: number;
  /** Where the error ends. Equal to `start` where something is missing. */
  readonly end: number;
  /** The text in this range. */
  readonly text: string;
  /** One sentence that says what is wrong. */
  readonly message: string;
  /** The address of the error's definition in the Standard; for an advice or a policy's error, of what it is about. */
  readonly see: string;
  /** What to write instead, if that is known. */
  readonly suggestion: Suggestion | null;
  /**
   * What else may have been meant, best first: each makes another URL of the whole input, or makes a URL where the text was not one.
   * Absent if nothing is plausible. `fix` does not apply them.
   */
  readonly alternatives?: readonly Suggestion[];
}

/** Returns the suggestion and the alternatives of a diagnostic, best first. */
export function correctionsOf({ suggestion, alternatives = [] }: Diagnostic): readonly Suggestion[] {
  return suggestion === null ? alternatives : [suggestion, ...alternatives];
}

/**
 * A replacement for the range `[start, end)` of the input in UTF-16 code units, which need not be the error's range.
 *
 * Law: if the error is not fatal, the corrected text is the same URL but for percent-encoding. If the parser rejects the
 * text for another error, it rejects the corrected text with the same code. Where no change is known to keep the URL the
 * same, nothing is suggested.
 *
 * Two URLs are *the same but for percent-encoding* if they have the same scheme, username, password, host, port, path
 * segments (or opaque path), query and fragment after everything in these that is not a URL unit has been UTF-8
 * percent-encoded: the space in `a b`, the "%" in `100%`. Nothing is decoded for the comparison, so `%2F` and "/", or
 * `%41` and "A", are different, and an absent component differs from an empty one.
 * @see https://url.spec.whatwg.org/#url-units
 */
export interface Suggestion {
  readonly start: number;
  readonly end: number;
  readonly replacement: string;
}

/**
 * Returns `text` with the range of `suggestion` replaced.
 * @throws TypeError if `suggestion` is not a suggestion; RangeError if its range is not within `text`
 * @example applySuggestion("https:\\\\a", { start: 6, end: 8, replacement: "//" }) // → "https://a"
 * @see https://url.spec.whatwg.org/#url-units
 */
export function applySuggestion(text: string, suggestion: Suggestion): string {
  if (!isSuggestion(suggestion)) {
    refuse(suggestion, "applySuggestion", "suggestion", "a suggestion that validate returned");
  }
  const { start, end, replacement } = suggestion;
  expectText(text, "applySuggestion", "text");
  expectWithin(suggestion, text, "applySuggestion", "suggestion");
  return text.slice(0, start) + replacement + text.slice(end);
}

/**
 * Returns the diagnostic without the password that is in it. `input` is the text that it is about, and `shown` what
 * `hidePasswords` returned for it. A suggestion that changes a password is removed: it would show a part of it.
 */
export function hideInDiagnostic(error: Diagnostic, input: string, shown: string): Diagnostic {
  if (shown === input) return error;
  const { start, end, suggestion, alternatives } = error;
  const isHidden = ({ start, end }: Suggestion): boolean => input.slice(start, end) !== shown.slice(start, end);
  return {
    ...error,
    text: shown.slice(start, end),
    suggestion: suggestion !== null && isHidden(suggestion) ? null : suggestion,
    ...(alternatives && { alternatives: alternatives.filter((one) => !isHidden(one)) }),
  };
}

/** @throws TypeError if `value` is not a diagnostic; one that was read from JSON is one */
export function expectDiagnostic(value: unknown, where: string, name = "error"): void {
  const suggestion = propertyOf(value, "suggestion");
  const level = propertyOf(value, "level");
  const isDiagnostic = isRange(value) && ["code", "message", "see"].every((name) => isText(propertyOf(value, name)));
  const hasLevel = level === "error" || level === "warning";
  const others = propertyOf(value, "alternatives");
  const hasWrongOthers = others !== undefined && !(Array.isArray(others) && others.every(isSuggestion));
  if (!isDiagnostic || !hasLevel || hasWrongOthers || (suggestion !== null && !isSuggestion(suggestion))) {
    refuse(value, where, name, "a diagnostic that validate returned");
  }
}

/** @throws RangeError if the range of a diagnostic or a suggestion is not within `text` */
export function expectWithin(value: Diagnostic | Suggestion, text: string, where: string, name: string): void {
  if (value.end > text.length)
    refuse(value.end, where, `${name}.end`, `at most ${text.length}, the length of the input`, "number");
}

function isSuggestion(value: unknown): boolean {
  return isRange(value) && isText(propertyOf(value, "replacement"));
}

function isRange(value: unknown): boolean {
  const start = propertyOf(value, "start");
  const end = propertyOf(value, "end") as number;
  return Number.isInteger(start) && Number.isInteger(end) && (start as number) >= 0 && (start as number) <= end;
}

function isText(value: unknown): boolean {
  return typeof value === "string";
}

/** Returns the diagnostic of an error of the parser. */
export function explain(
  { code, start, end }: { readonly code: ValidationErrorCode; readonly start: number; readonly end: number },
  text: string,
  where: "input" | "base",
  fatal: boolean,
  message: string,
  suggestion: Suggestion | null,
  alternatives: readonly Suggestion[],
): Diagnostic {
  const level = fatal ? "error" : "warning";
  return {
    code,
    level,
    fatal,
    in: where,
    start,
    end,
    text: text.slice(start, end),
    message,
    see: anchorOf(code),
    suggestion,
    ...(alternatives.length > 0 && { alternatives }),
  };
}

/** Returns the address of an error's definition in the Standard. */
function anchorOf(code: ValidationErrorCode): string {
  const name = code.toLowerCase();
  return `https://url.spec.whatwg.org/#${name === "domain-to-ascii" ? `validation-error-${name}` : name}`;
}
