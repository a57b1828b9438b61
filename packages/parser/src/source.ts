import type { Report, URLError } from "./error.ts";

/** An input made ready to parse, and the way back from its offsets to those of the raw input. */
export interface Source {
  /** The raw input less what the parser removes. */
  readonly text: string;
  readonly raw: string;
  /** How much was trimmed off the front of `raw`. */
  readonly trimmed: number;
}

/**
 * The first steps of the basic URL parser for a whole URL: leading and trailing C0 controls and spaces go,
 * then every ASCII tab and newline.
 * @see https://url.spec.whatwg.org/#concept-basic-url-parser
 */
export function sourceOfURL(raw: string, report: Report | undefined): Source {
  let start = 0;
  let end = raw.length;
  while (start < end && raw.charCodeAt(start) <= SPACE) start++;
  while (end > start && raw.charCodeAt(end - 1) <= SPACE) end--;
  if (start > 0) report?.("invalid-URL-unit", 0, start);
  else if (end < raw.length) report?.("invalid-URL-unit", end, raw.length);
  return withoutTabsAndNewlines(raw, start, end, report);
}

/** The same for a state override, which trims nothing: what a setter is given. */
export function sourceOfSetter(raw: string, report: Report | undefined): Source {
  return withoutTabsAndNewlines(raw, 0, raw.length, report);
}

/**
 * A listener for offsets of `source.text` that passes them on as offsets of the raw input. One table
 * answers every report of a parse, so that an input full of tabs and errors stays linear.
 */
export function reportInRaw(source: Source, report: Report): Report {
  if (source.raw.length === source.text.length) return report;
  const table = offsetTable(source);
  return (code, start, end) => report(code, table[start]!, rawEnd(table, start, end));
}

/** `error` with its range in the raw input. */
export function inRaw(source: Source, error: URLError): URLError {
  if (source.raw.length === source.text.length) return error;
  const table = offsetTable(source);
  return { code: error.code, start: table[error.start]!, end: rawEnd(table, error.start, error.end) };
}

/** One past the raw place of the range's last unit, lest a removed tab after it be counted in. */
function rawEnd(table: Uint32Array, start: number, end: number): number {
  return end > start ? table[end - 1]! + 1 : table[end]!;
}

function withoutTabsAndNewlines(raw: string, start: number, end: number, report: Report | undefined): Source {
  let text = raw.slice(start, end);
  const at = text.search(TAB_OR_NEWLINE);
  if (at !== -1) {
    if (report !== undefined) {
      const run = /^[\t\n\r]+/.exec(text.slice(at))![0].length;
      report("invalid-URL-unit", start + at, start + at + run);
    }
    text = text.replace(TABS_AND_NEWLINES, "");
  }
  return { text, raw, trimmed: start };
}

/** For each offset of the text, its end included, the offset of the same unit in the raw input. */
function offsetTable({ text, raw, trimmed }: Source): Uint32Array {
  const table = new Uint32Array(text.length + 1);
  let at = trimmed;
  for (let i = 0; i < text.length; i++) {
    while (isTabOrNewline(raw.charCodeAt(at))) at++;
    table[i] = at++;
  }
  table[text.length] = at;
  return table;
}

function isTabOrNewline(unit: number): boolean {
  return unit === 0x09 || unit === 0x0a || unit === 0x0d;
}

const SPACE = 0x20;
const TAB_OR_NEWLINE = /[\t\n\r]/;
const TABS_AND_NEWLINES = /[\t\n\r]+/g;
