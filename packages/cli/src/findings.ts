import { parseURL } from "@url/parser";
import {
  type BaseRecord,
  cutText,
  type Diagnostic,
  findErrors,
  formatDiagnostic,
  hideInDiagnostic,
} from "@url/validator";
import { MAX_FINDINGS, MAX_TEXT } from "./bounds.ts";
import type { Terminal } from "./output.ts";
import type { Show } from "./shown.ts";

/** What was found in one input, ready to be shown: no password is in it that must not be shown. */
export interface ItemFindings {
  readonly input: string;
  /** What `--base` said, or null. */
  readonly base: string | null;
  /** Was a password taken out of one of the two? */
  readonly passwordHidden: boolean;
  readonly diagnostics: readonly Diagnostic[];
  /** How many more there are. */
  readonly omitted: number;
  /** Is there a fatal error? */
  readonly isFatal: boolean;
}

/** A base as it was given, and parsed if it could be. */
export interface Base {
  readonly text: string;
  readonly record: BaseRecord | undefined;
}

/** Parses what `--base` said. */
export function readBase(text: string | undefined): Base | null {
  if (text === undefined) return null;
  const result = parseURL(text);
  return { text, record: result.ok ? result.url : undefined };
}

/** Finds the errors of `input`: at most `max` of them, and never more than {@link MAX_FINDINGS}. */
export function findIn(input: string, base: Base | null, show: Show, max: number = MAX_FINDINGS): ItemFindings {
  const options = base === null ? {} : { base: base.record ?? base.text };
  const { diagnostics, omitted } = findErrors(input, Math.min(max, MAX_FINDINGS), options);
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
    isFatal: diagnostics.at(-1)?.fatal === true,
  };
}

/**
 * Findings as lines for a reader; `place` says where the input is from. Without a terminal there is no color, and no
 * line is longer than 80 columns.
 */
export function formatFindings(found: ItemFindings, terminal: Terminal | undefined, place?: string): string {
  // What must not be shown is hidden already.
  const options = { width: terminal?.columns, color: terminal?.color, showPassword: true };
  const texts = found.diagnostics.map((error) =>
    error.in === "base"
      ? formatDiagnostic(error, found.base ?? "", { ...options, place: "base URL" })
      : formatDiagnostic(error, found.input, { ...options, place }),
  );
  if (found.omitted > 0) texts.push(omittedSentence(found.omitted));
  return texts.map((text) => `${text}\n`).join("");
}

/** Says how many findings of one input are missing. */
export function omittedSentence(omitted: number): string {
  return omitted === 1 ? "1 more finding is left out" : `${omitted} more findings are left out`;
}

/** A diagnostic whose texts have a bounded length. Half a replacement would be a wrong one. */
export function bounded(error: Diagnostic): Diagnostic {
  const { suggestion } = error;
  return {
    ...error,
    text: cutText(error.text, MAX_TEXT),
    suggestion: suggestion !== null && suggestion.replacement.length > MAX_TEXT ? null : suggestion,
  };
}
