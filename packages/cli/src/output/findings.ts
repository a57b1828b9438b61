import { parseURL } from "@url/parser";
import type { URLRecord } from "@url/serializer";
import { type Diagnostic, findErrors, formatDiagnostic, type Suggestion } from "@url/validator";
import { cutText, diagnoseIllFormed, hideInDiagnostic, type IllFormed } from "@url/validator/internal";
import { MAX_FINDINGS, MAX_TEXT } from "./bounds.ts";
import type { Terminal } from "./output.ts";
import type { Show } from "./shown.ts";

/** The findings of one input, with passwords hidden unless they may be shown. */
export interface ItemFindings {
  readonly input: string;
  /** The value of `--base`, or null. */
  readonly base: string | null;
  /** True if a password was hidden in one of the two. */
  readonly passwordHidden: boolean;
  readonly diagnostics: readonly Diagnostic[];
  /** How many more there are. */
  readonly omitted: number;
  /** True if one of the errors is fatal. */
  readonly isFatal: boolean;
}

/** The base as it was given, and its record if it can be parsed. */
export interface Base {
  readonly text: string;
  readonly record: URLRecord | undefined;
}

/** Parses the value of `--base`. */
export function readBase(text: string | undefined): Base | null {
  if (text === undefined) return null;
  const result = parseURL(text);
  return { text, record: result.ok ? result.value : undefined };
}

/** Finds the errors of `input`: at most `max` of them, and never more than {@link MAX_FINDINGS}. */
export function findIn(input: string, base: Base | null, show: Show, max: number = MAX_FINDINGS): ItemFindings {
  const maxErrors = Math.min(max, MAX_FINDINGS);
  const { diagnostics, omitted } = findErrors(input, { base: base?.record ?? base?.text, maxErrors });
  const shownInput = show(input);
  const shownBase = base === null ? null : show(base.text);
  return {
    input: shownInput,
    base: shownBase,
    passwordHidden: shownInput !== input || shownBase !== (base?.text ?? null),
    diagnostics: diagnostics.map((error) =>
      error.in === "base"
        ? hideInDiagnostic(error, base?.text ?? "", shownBase ?? "")
        : hideInDiagnostic(error, input, shownInput),
    ),
    omitted,
    isFatal: diagnostics.some(({ fatal }) => fatal),
  };
}

/** Adds the finding of bytes that are not of the encoding of the file, as the first of at most `max`. */
export function withIllFormed(
  found: ItemFindings,
  illFormed: IllFormed | undefined,
  encoding: string,
  max: number,
): ItemFindings {
  if (illFormed === undefined) return found;
  const diagnostics = [diagnoseIllFormed(illFormed, encoding.toUpperCase()), ...found.diagnostics];
  const shown = diagnostics.slice(0, Math.min(max, MAX_FINDINGS));
  return { ...found, diagnostics: shown, omitted: found.omitted + diagnostics.length - shown.length };
}

/**
 * Formats findings as text for people. `place` says where the input is from. Without a terminal there is no color, and no
 * line is longer than 80 columns.
 */
export function formatFindings(found: ItemFindings, terminal: Terminal | undefined, place?: string): string {
  // Passwords are hidden already.
  const options = { width: terminal?.columns, color: terminal?.color, showPassword: true };
  const texts = found.diagnostics.map((error) =>
    error.in === "base"
      ? formatDiagnostic(error, found.base ?? "", { ...options, place: "base URL" })
      : formatDiagnostic(error, found.input, { ...options, place }),
  );
  if (found.omitted > 0) texts.push(omittedSentence(found.omitted));
  return texts.map((text) => `${text}\n`).join("");
}

/** Returns a sentence that says how many findings of one input are left out. */
function omittedSentence(omitted: number): string {
  return omitted === 1 ? "1 more finding is left out" : `${omitted} more findings are left out`;
}

/** Cuts the texts of a diagnostic to a bounded length. A replacement that is too long is left out, because half of one is wrong. */
export function bounded(error: Diagnostic): Diagnostic {
  const { suggestion, alternatives } = error;
  const isShort = ({ replacement }: Suggestion): boolean => replacement.length <= MAX_TEXT;
  return {
    ...error,
    text: cutText(error.text, MAX_TEXT),
    suggestion: suggestion !== null && isShort(suggestion) ? suggestion : null,
    ...(alternatives && { alternatives: alternatives.filter(isShort) }),
  };
}
