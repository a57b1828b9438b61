import { caretLines } from "./caret.ts";

/** Why a text is not what it should be, and where: `[start, end)` in UTF-16 code units. */
export interface Failure {
  readonly code: string;
  readonly start: number;
  readonly end: number;
}

/**
 * Three lines for a reader: what was no URL and the error's name with its column, then the place.
 * `what` names the text as the user knows it: "URL" or "base URL". The column counts UTF-16 code units from 1.
 *
 *     invalid URL: port-out-of-range at column 21
 *       https://example.com:99999/
 *                           ^^^^^
 */
export function explainFailure(what: string, input: string, { code, start, end }: Failure): string {
  const place = caretLines(input, start, end).replace(/^/gm, "  ");
  return `invalid ${what}: ${code} at column ${start + 1}\n${place}\n`;
}
