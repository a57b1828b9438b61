import { caretLines } from "@url/validator";

/** What is wrong with a text, and where: `[start, end)` in UTF-16 code units. */
export interface Failure {
  readonly code: string;
  readonly start: number;
  readonly end: number;
}

/**
 * Returns three lines about a text that a grammar other than the URL Standard's rejects: what was expected, the error code
 * and the column in UTF-16 code units from 1; the text; a caret under the place. The caller hides passwords.
 *
 *     invalid IP address, prefix or range: prefix-host-bits at column 1
 *       10.0.0.1/8
 *       ^^^^^^^^
 */
export function explainFailure(what: string, input: string, { code, start, end }: Failure): string {
  const { text, carets } = caretLines(input, start, end, 78);
  return `invalid ${what}: ${code} at column ${start + 1}\n  ${text}\n  ${carets}\n`;
}
