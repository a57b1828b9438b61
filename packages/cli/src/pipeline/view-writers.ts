import { visibleJSON } from "@url/validator/internal";
import type { Field } from "./fields.ts";
import type { Original } from "./rows.ts";
import { safe, type Template } from "./template.ts";
import type { View } from "./view.ts";

/** How output is written. */
export const OUTPUT_FORMATS = ["text", "json", "jsonl", "tsv"] as const;
export type OutputFormat = (typeof OUTPUT_FORMATS)[number];

/** Writes one view after another. Each `write` is a line, or an entry of an array. */
export interface ViewWriter {
  readonly start: string;
  write(view: View, original: Original, isFirst: boolean): string;
  end(isEmpty: boolean): string;
}

/** The columns of TSV and JSON, by name. */
export type Columns = readonly (readonly [name: string, field: Field])[];

/** Writes the text of a format, and a line feed, for each URL. */
export function viewsAsText(template: Template): ViewWriter {
  return { start: "", write: (view) => `${template(view)}\n`, end: () => "" };
}

/** Writes a line of cells, after those of the input if `keepsInput`. There is no header: lines can be joined and cut. */
export function viewsAsTSV(columns: Columns, keepsInput: boolean): ViewWriter {
  return {
    start: "",
    write(view, original) {
      const kept = keepsInput ? Object.values(original).map(String) : [];
      return `${[...kept, ...columns.map(([, field]) => field(view) ?? "")].map(escapeCell).join("\t")}\n`;
    },
    end: () => "",
  };
}

/** Writes an object for each URL, in lines or in one array. What a URL does not have is null. */
export function viewsAsJSON(columns: Columns, keepsInput: boolean, isArray: boolean): ViewWriter {
  const object = (view: View, original: Original): string =>
    visibleJSON({
      ...(keepsInput ? original : {}),
      ...Object.fromEntries(columns.map(([name, field]) => [name, field(view)])),
    });
  return {
    start: isArray ? "[" : "",
    write: (view, original, isFirst) =>
      isArray ? `${isFirst ? "" : ","}\n${object(view, original)}` : `${object(view, original)}\n`,
    end: (isEmpty) => (isArray ? (isEmpty ? "]\n" : "\n]\n") : ""),
  };
}

function escapeCell(cell: string): string {
  const escaped = /[\\\t\n\r]/.test(cell) ? cell.replace(/[\\\t\n\r]/g, (unit) => ESCAPES[unit]!) : cell;
  return safe(escaped);
}

const ESCAPES: Readonly<Record<string, string>> = { "\\": "\\\\", "\t": "\\t", "\n": "\\n", "\r": "\\r" };
