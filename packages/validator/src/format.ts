import { expectBoolean, expectLimit, expectOptions, expectString, type OptionChecks } from "@url/result/internal";
import type { Diagnostic, Suggestion } from "./diagnostic.ts";
import { caretLines } from "./terminal/caret.ts";
import { visible } from "./terminal/visible.ts";

/** How {@link formatDiagnostic} writes. */
export interface FormatOptions {
  /** Colors by the escape sequences of ANSI terminals. The default is false. */
  readonly color?: boolean | undefined;
  /** The columns that the input's line may take. The default is 80. */
  readonly width?: number | undefined;
  /** What the input is from, before the column: `urls.txt:3`. */
  readonly place?: string | undefined;
}

/**
 * A diagnostic as lines for a terminal. `input` is the text that it is about: the base where `in` says so. The
 * column counts UTF-16 code units from 1; the carets stand below what the terminal shows.
 *
 *     column 21: error: The port is greater than 65535. [port-out-of-range]
 *       https://example.com:99999/
 *                           ^^^^^
 *
 * Nothing of the input reaches the terminal that could steer it: controls are shown as escapes.
 */
export function formatDiagnostic(error: Diagnostic, input: string, options?: FormatOptions): string {
  expectOptions(options, "formatDiagnostic", OPTIONS);
  const paint = options?.color ? painted : plain;
  const width = Math.max(options?.width ?? 80, MIN_WIDTH) - INDENT.length;
  const tone = error.fatal ? RED : YELLOW;
  const place = options?.place === undefined ? "column " : `${visible(options.place)}:`;
  const severity = paint(error.fatal ? "error" : "warning", tone);
  const { text, carets } = caretLines(input, error.start, error.end, width);

  const where = carets.search(/\^/);
  const lines = [
    `${paint(`${place}${error.start + 1}:`, BOLD)} ${severity}: ${error.message} ${paint(`[${error.code}]`, DIM)}`,
    INDENT + text,
    `${INDENT}${" ".repeat(where)}${paint(carets.slice(where), tone)}`,
  ];
  if (error.suggestion !== null) lines.push(`${INDENT}${advice(error.suggestion, input, width)}`);
  return lines.join("\n");
}

const OPTIONS: OptionChecks<FormatOptions> = { color: expectBoolean, width: expectLimit, place: expectString };

function advice({ start, end, replacement }: Suggestion, input: string, width: number): string {
  if (start === end) return `help: insert ${quoted(replacement, width)} at column ${start + 1}`;
  if (replacement === "") return `help: leave out ${quoted(input.slice(start, end), width)}`;
  return `help: write ${quoted(replacement, width)} in place of ${quoted(input.slice(start, end), width)}`;
}

/** In quotation marks, and cut so that two of them fit on a line with the words. */
function quoted(text: string, width: number): string {
  return `"${caretLines(text, 0, 0, Math.floor(width / 3)).text}"`;
}

function painted(text: string, code: number): string {
  return `\x1b[${code}m${text}\x1b[0m`;
}

function plain(text: string): string {
  return text;
}

const INDENT = "  ";
const MIN_WIDTH = 20;
const BOLD = 1;
const DIM = 2;
const RED = 31;
const YELLOW = 33;
