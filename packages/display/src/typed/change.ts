import type { ValidationErrorCode } from "@url/parser";

/**
 * What was changed. A validation error of the Standard stands for what the parser corrects itself.
 *
 * - `spaces-removed`: spaces or invisible characters are around the URL
 * - `quotes-removed`: quotation marks or brackets are around the URL
 * - `punctuation-removed`: the punctuation does not belong to the URL
 * - `prefix-removed`: the text before the URL says only that it is one
 * - `percent-decoded`: the URL is percent-encoded as a whole
 * - `full-width-converted`: the URL is written with full-width characters
 * - `scheme-added`: the URL has no scheme
 * - `scheme-corrected`: the scheme is misspelled
 * - `scheme-repeated`: the URL has two schemes, of which the second belongs to the host
 * - `path-corrected`: the path is separated from the host by a colon, as if it were a port
 * - `dots-corrected`: the host has a dot at its beginning, or several in a row
 * - `comma-corrected`: the host has a comma instead of a dot
 * - `colon-removed`: the host is followed by more than one colon
 * - `bracket-added`: an IPv6 address is written in brackets
 * - `mail-address`: the text is an email address
 * - `file-path`: the text is the path of a file
 */
export type TypedChangeCode =
  | "spaces-removed"
  | "quotes-removed"
  | "punctuation-removed"
  | "prefix-removed"
  | "percent-decoded"
  | "full-width-converted"
  | "scheme-added"
  | "scheme-corrected"
  | "scheme-repeated"
  | "path-corrected"
  | "dots-corrected"
  | "comma-corrected"
  | "colon-removed"
  | "bracket-added"
  | "mail-address"
  | "file-path"
  | ValidationErrorCode;

/** One change of a typed text: the range `[start, end)`, in UTF-16 code units, is replaced. */
export interface TypedChange {
  readonly code: TypedChangeCode;
  readonly start: number;
  readonly end: number;
  readonly replacement: string;
  /** One sentence that says why. */
  readonly message: string;
}

/** A change without its sentence. */
export type Edit = Omit<TypedChange, "message" | "code"> & { readonly code: OwnCode };

type OwnCode = Exclude<TypedChangeCode, ValidationErrorCode>;

/** Returns the change that an edit makes. */
export function changeOf(edit: Edit): TypedChange {
  return { ...edit, message: MESSAGES[edit.code] };
}

/** Returns `text` with the ranges of all changes replaced. They are in order, and do not overlap. */
export function applyChanges(text: string, changes: readonly Omit<TypedChange, "message">[]): string {
  let done = 0;
  const pieces: string[] = [];
  for (const { start, end, replacement } of changes) {
    pieces.push(text.slice(done, start), replacement);
    done = end;
  }
  return pieces.join("") + text.slice(done);
}

const MESSAGES: Readonly<Record<OwnCode, string>> = {
  "spaces-removed": "Spaces or invisible characters are around the URL.",
  "quotes-removed": "Quotation marks or brackets are around the URL.",
  "punctuation-removed": "The punctuation does not belong to the URL.",
  "prefix-removed": "The text before the URL only says that it is a URL.",
  "percent-decoded": "The URL is percent-encoded as a whole.",
  "full-width-converted": "The URL is written with full-width characters.",
  "scheme-added": "The URL has no scheme.",
  "scheme-corrected": "The scheme is misspelled.",
  "scheme-repeated": "The URL has two schemes, and the second one belongs to the host.",
  "path-corrected": "The path is separated from the host by a colon, not by a slash.",
  "dots-corrected": "The host has a dot at its beginning, or several in a row.",
  "comma-corrected": "The host has a comma instead of a dot.",
  "colon-removed": "The host is followed by more than one colon.",
  "bracket-added": "An IPv6 address must be written in brackets.",
  "mail-address": "The text is an email address.",
  "file-path": "The text is the path of a file.",
};
