import { expectBoolean, expectLimit, expectOptions, expectText, type OptionChecks } from "@url/result/internal";
import {
  correctionsOf,
  type Diagnostic,
  expectDiagnostic,
  expectWithin,
  hideInDiagnostic,
  type Suggestion,
} from "./diagnostic.ts";
import { hidePasswords } from "./passwords.ts";
import { drawLines } from "./terminal/caret.ts";
import { visible } from "./terminal/visible.ts";
import { type Word, wrap } from "./terminal/wrap.ts";

/** How {@link formatDiagnostic} writes. */
export interface FormatDiagnosticOptions {
  /** Use colors, by the escape sequences of ANSI terminals. The default is false. */
  readonly color?: boolean | undefined;
  /** The number of columns that a line may take, carets included. The default is 80; a number below 20 counts as 20. */
  readonly width?: number | undefined;
  /** Where the input was found, such as `urls.txt:3`. It is written before the column. */
  readonly place?: string | undefined;
  /** Keep passwords in the input as they are. The default is false: "*" replaces each code unit. */
  readonly showPassword?: boolean | undefined;
}

/**
 * Formats a diagnostic as lines for a terminal. `input` is the text that the diagnostic is about: the base if its `in` is
 * `"base"`. The column counts UTF-16 code units from 1; the carets stand below what the terminal shows. No line is longer
 * than the width: sentences are wrapped, and texts are cut off.
 *
 *     column 21: error: The port is greater than 65535. [port-out-of-range]
 *       https://example.com:99999/
 *                           ^^^^^
 *
 * The input cannot control the terminal: control characters are shown as escapes.
 * @throws TypeError or RangeError if `error` is not a diagnostic, its range is not within `input`, or for a wrong option
 * @example formatDiagnostic(validate("https://a:x/")[0]!, "https://a:x/").split("\n")[2] // → "            ^"
 * @see https://url.spec.whatwg.org/#validation-error
 */
export function formatDiagnostic(error: Diagnostic, input: string, options?: FormatDiagnosticOptions): string {
  expectDiagnostic(error, "formatDiagnostic");
  expectOptions(options, "formatDiagnostic", OPTIONS);
  expectText(input, "formatDiagnostic", "input");
  const text = input;
  expectWithin(error, text, "formatDiagnostic", "error");
  const shown = options?.showPassword ? text : hidePasswords(text);
  return formatShown(hideInDiagnostic(error, text, shown), shown, options);
}

function formatShown(error: Diagnostic, input: string, options: FormatDiagnosticOptions | undefined): string {
  const paint = options?.color ? painted : plain;
  const width = Math.max(options?.width ?? 80, MIN_WIDTH);
  const tone = error.level === "error" ? RED : YELLOW;
  const place = options?.place === undefined ? "column " : `${visible(options.place)}:`;
  const head: Word[] = [
    { text: `${place}${error.start + 1}:`, paint: (text) => paint(text, BOLD) },
    { text: `${error.level}:`, paint: (text) => `${paint(text.slice(0, -1), tone)}:` },
    ...wordsOf(error.message),
    { text: `[${error.code}]`, paint: (text) => paint(text, DIM) },
  ];
  const { text, carets } = drawLines(input, error.start, error.end, width - INDENT.length);

  const where = carets.search(/\^/);
  const lines = [
    wrap(head, width, { first: "", rest: INDENT }),
    INDENT + text,
    `${INDENT}${" ".repeat(where)}${paint(carets.slice(where), tone)}`,
  ];
  return [...lines, ...correctionLines(error, input, width)].join("\n");
}

/**
 * Returns a line, or several if it is too wide, for each correction of a diagnostic, best first: the suggestion, and what else may have
 * been meant.
 */
export function correctionLines(error: Diagnostic, input: string, width: number): string[] {
  return correctionsOf(error).map((correction, i) => {
    const label = correction === error.suggestion ? "help:" : i === 0 ? "perhaps:" : "or:";
    return wrap(advice(label, correction, input, width), width, { first: INDENT, rest: INDENT + INDENT });
  });
}

const OPTIONS: OptionChecks<FormatDiagnosticOptions> = {
  color: expectBoolean,
  width: expectLimit,
  place: expectText,
  showPassword: expectBoolean,
};

function advice(label: string, { start, end, replacement }: Suggestion, input: string, width: number): Word[] {
  const given = { text: quoted(input.slice(start, end), width) };
  const better = { text: quoted(replacement, width) };
  if (start === end) return [...wordsOf(`${label} insert`), better, ...wordsOf(`at column ${start + 1}`)];
  if (replacement === "") return [...wordsOf(`${label} leave out`), given];
  return [...wordsOf(`${label} write`), better, ...wordsOf("in place of"), given];
}

function wordsOf(sentence: string): Word[] {
  return sentence.split(" ").map((text) => ({ text }));
}

/** Quotes a text, cut off so that two of them and the words fit on a line, unless the line is short. */
function quoted(text: string, width: number): string {
  return `"${visible(text, Math.max(12, Math.floor((width - 31) / 2)))}"`;
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
