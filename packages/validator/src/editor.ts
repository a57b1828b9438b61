import { expectOffset } from "@url/result/internal";
import type { Diagnostic } from "./diagnostic.ts";
import { type Range, rangeAt } from "./position.ts";

/** A diagnostic as the Language Server Protocol has it; editors take it as it is. */
export interface EditorDiagnostic {
  readonly range: Range;
  /** 1 is an error, 2 a warning. */
  readonly severity: 1 | 2;
  readonly code: Diagnostic["code"];
  readonly codeDescription: { readonly href: string };
  readonly source: "url";
  readonly message: string;
  /** What a quick fix would change; absent where nothing is suggested. */
  readonly data?: { readonly range: Range; readonly newText: string };
}

/**
 * A diagnostic by lines and characters of `document`, in which the input begins at `offset` (UTF-16 code units).
 * @see https://microsoft.github.io/language-server-protocol/specifications/lsp/3.17/specification/#diagnostic
 */
export function toEditorDiagnostic(error: Diagnostic, document: string, offset = 0): EditorDiagnostic {
  expectOffset(offset, "toEditorDiagnostic", "offset");
  const { suggestion } = error;
  const at = (start: number, end: number): Range => rangeAt(document, offset + start, offset + end);
  return {
    range: at(error.start, error.end),
    severity: error.fatal ? 1 : 2,
    code: error.code,
    codeDescription: { href: error.see },
    source: "url",
    message: error.message,
    ...(suggestion && {
      data: { range: at(suggestion.start, suggestion.end), newText: suggestion.replacement },
    }),
  };
}
