import { visibleJSON } from "@url/validator/internal";
import type { Delimiter } from "../input/delimiter.ts";
import { type Field, isJSONField } from "./fields.ts";
import type { Original } from "./rows.ts";
import { safe, type Template } from "./template.ts";
import type { View } from "./view.ts";

/** How output is written. */
export const OUTPUT_FORMATS = ["text", "json", "jsonl", "tsv", "csv"] as const;
export type OutputFormat = (typeof OUTPUT_FORMATS)[number];

/** Writes one view after another. Each `write` is a line, or an entry of an array. */
export interface ViewWriter {
  readonly start: string;
  write(view: View, original: Original, isFirst: boolean): string;
  end(isEmpty: boolean): string;
}

/** The columns of TSV and JSON, by name. */
export type Columns = readonly (readonly [name: string, field: Field])[];

/** Writes the text of a format, and what ends a line, for each URL. */
export function viewsAsText(template: Template, end: Delimiter): ViewWriter {
  return { start: "", write: (view) => `${template(view)}${end}`, end: () => "" };
}

/** How to write rows of cells. */
export interface RowOptions {
  readonly keepsInput: boolean;
  /** Without a header, lines can be joined and cut. */
  readonly hasHeader: boolean;
  readonly end: Delimiter;
}

/** Writes a line of cells of TSV or CSV, after those of the input if it is kept. */
export function viewsAsCells(
  columns: Columns,
  format: "tsv" | "csv",
  { keepsInput, hasHeader, end }: RowOptions,
): ViewWriter {
  const line =
    format === "tsv"
      ? (cells: readonly string[]) => `${cells.map(escapeCell).join("\t")}${end}`
      : (cells: readonly string[]) => `${cells.map(quoteCell).join(",")}${end}`;
  const header = (original: Original): string =>
    line([...(keepsInput ? Object.keys(original) : []), ...columns.map(([name]) => name)]);
  return {
    // Only the first row has the names of the columns of the input.
    start: hasHeader && !keepsInput ? header({}) : "",
    write(view, original, isFirst) {
      const kept = keepsInput ? Object.values(original).map(cellOf) : [];
      const row = line([...kept, ...columns.map(([, field]) => field(view) ?? "")]);
      return isFirst && hasHeader && keepsInput ? header(original) + row : row;
    },
    end: () => "",
  };
}

/** Writes an object for each URL, in lines or in one array. What a URL does not have is null. */
export function viewsAsJSON(columns: Columns, keepsInput: boolean, isArray: boolean): ViewWriter {
  const object = (view: View, original: Original): string =>
    visibleJSON({
      ...(keepsInput ? original : {}),
      ...Object.fromEntries(columns.map(([name, field]) => [name, jsonValue(name, field(view))])),
    });
  return {
    start: isArray ? "[" : "",
    write: (view, original, isFirst) =>
      isArray ? `${isFirst ? "" : ","}\n${object(view, original)}` : `${object(view, original)}\n`,
    end: (isEmpty) => (isArray ? (isEmpty ? "]\n" : "\n]\n") : ""),
  };
}

/** The text of a value of the input, which may be JSON. */
function cellOf(value: unknown): string {
  if (value === null) return "";
  return typeof value === "object" ? visibleJSON(value) : String(value);
}

/** The value in JSON: that of a field which is JSON itself, not its text. */
function jsonValue(name: string, text: string | null): unknown {
  return text !== null && isJSONField(name) ? JSON.parse(text) : text;
}

/** Quotes a cell as section 2 of RFC 4180 says. Line feeds are escaped as in the other formats, so that a line stays a row. */
function quoteCell(cell: string): string {
  const text = safe(cell);
  return /[",]|^ | $/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

function escapeCell(cell: string): string {
  const escaped = /[\\\t\n\r]/.test(cell) ? cell.replace(/[\\\t\n\r]/g, (unit) => ESCAPES[unit]!) : cell;
  return safe(escaped);
}

const ESCAPES: Readonly<Record<string, string>> = { "\\": "\\\\", "\t": "\\t", "\n": "\\n", "\r": "\\r" };
