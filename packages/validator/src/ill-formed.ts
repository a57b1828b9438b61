import type { Diagnostic, FileErrorCode } from "./diagnostic.ts";

/** Where a line has bytes that its encoding does not have. */
export interface IllFormed {
  /** The offset in the line at which U+FFFD stands for them, in UTF-16 code units. */
  readonly at: number;
  /** The offset in the file, in bytes; null if it is not known. */
  readonly offset: number | null;
}

/** Returns the diagnostic of bytes that were decoded to U+FFFD in a line of a file. */
export function diagnoseIllFormed({ at, offset }: IllFormed, encoding: string): Diagnostic {
  const place = offset === null ? "" : `, at byte ${offset} of the file`;
  return {
    code: ILL_FORMED,
    level: "error",
    fatal: false,
    in: "input",
    start: at,
    end: at + 1,
    text: "\uFFFD",
    message: `These bytes are not ${encoding}${place}: they are read as U+FFFD.`,
    see: "https://encoding.spec.whatwg.org/#error-mode",
    suggestion: null,
  };
}

export const ILL_FORMED: FileErrorCode = "ill-formed-bytes";
