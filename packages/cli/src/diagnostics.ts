import { type Diagnostic, formatDiagnostic } from "@url/validator";
import type { Terminal } from "./output.ts";

/**
 * Diagnostics as lines for a reader; `place` says where the input is from, `base` is what `--base` said. Without
 * a terminal there is no color, and nothing is cut off short of 80 columns.
 */
export function showDiagnostics(
  diagnostics: readonly Diagnostic[],
  input: string,
  base: string | null,
  terminal: Terminal | undefined,
  place?: string,
): string {
  const width = terminal?.columns;
  const color = terminal?.color;
  return diagnostics
    .map((error) =>
      error.in === "base"
        ? formatDiagnostic(error, base ?? "", { width, color, place: "base URL" })
        : formatDiagnostic(error, input, { width, color, place }),
    )
    .map((text) => `${text}\n`)
    .join("");
}
