import { expectOffset, expectText } from "@url/result/internal";
import { correctionsOf, type Diagnostic, expectDiagnostic } from "./diagnostic.ts";
import { type Range, rangesIn } from "./position.ts";

/** A diagnostic in the form of the Language Server Protocol, which editors accept as it is. */
export interface EditorDiagnostic {
  readonly range: Range;
  /** 1 is an error, 2 a warning. */
  readonly severity: 1 | 2;
  readonly code: Diagnostic["code"];
  readonly codeDescription: { readonly href: string };
  readonly source: "url";
  readonly message: string;
  /** What quick fixes change, best first; absent if nothing is suggested. */
  readonly data?: readonly EditorFix[];
}

/** One correction of a diagnostic, in the form of a text edit of the Language Server Protocol. */
export interface EditorFix {
  readonly range: Range;
  readonly newText: string;
  /** True for the suggestion, which keeps the URL as it is or makes one; false for what else may have been meant. */
  readonly isPreferred: boolean;
}

/**
 * Converts a diagnostic to lines and characters of `document`, in which the input begins at `offset` in UTF-16 code units.
 * The level of the diagnostic becomes the severity.
 * @throws TypeError or RangeError if `error` is not a diagnostic, `document` is not a string, or `offset` is not a non-negative integer
 * @example toEditorDiagnostic(validate("https://a:x/")[0]!, "https://a:x/").range.start // → { line: 0, character: 10 }
 * @see https://microsoft.github.io/language-server-protocol/specifications/lsp/3.17/specification/#diagnostic
 */
export function toEditorDiagnostic(error: Diagnostic, document: string, offset = 0): EditorDiagnostic {
  expectDiagnostic(error, "toEditorDiagnostic");
  expectText(document, "toEditorDiagnostic", "document");
  expectOffset(offset, "toEditorDiagnostic", "offset");
  const fixes = correctionsOf(error);
  const rangeAt = rangesIn(document);
  const at = (start: number, end: number): Range => rangeAt(offset + start, offset + end);
  return {
    range: at(error.start, error.end),
    severity: error.level === "error" ? 1 : 2,
    code: error.code,
    codeDescription: { href: error.see },
    source: "url",
    message: error.message,
    ...(fixes.length > 0 && {
      data: fixes.map((fix) => ({
        range: at(fix.start, fix.end),
        newText: fix.replacement,
        isPreferred: fix === error.suggestion,
      })),
    }),
  };
}
