import { caretLines } from "@url/validator";

/** Why a text is not what it should be, and where: `[start, end)` in UTF-16 code units. */
export interface Failure {
  readonly code: string;
  readonly start: number;
  readonly end: number;
}

/**
 * Three lines for a reader, of a text that another grammar than the URL Standard's refuses: what it was to be and the
 * error's name with its column, then the place. The column counts UTF-16 code units from 1. The caller hides passwords.
 *
 *     invalid IP address, prefix or range: prefix-host-bits at column 1
 *       10.0.0.1/8
 *       ^^^^^^^^
 */
export function explainFailure(what: string, input: string, { code, start, end }: Failure): string {
  const { text, carets } = caretLines(input, start, end, 78);
  return `invalid ${what}: ${code} at column ${start + 1}\n  ${text}\n  ${carets}\n`;
}
