import type { Batch } from "../batches.ts";

/** How input is written. */
export const INPUT_FORMATS = ["text", "json", "jsonl", "tsv"] as const;
export type InputFormat = (typeof INPUT_FORMATS)[number];

/** One input, and what it came with. All rows have the same shape: V8 then reads them twenty times as fast. */
export interface Row {
  /** The URL as it was given; `null` if the row has none. */
  readonly text: string | null;
  /** A sentence that says why it has none. */
  readonly message: string;
  readonly source: string | null;
  readonly line: number | null;
  /** What to keep of the row: an object of JSON, or the cells of TSV by name. */
  readonly original: Readonly<Record<string, unknown>>;
}

/** Where the URL is in a row of JSON or TSV: the name of a field or column, or the number of a column, from 1. */
export type FieldName = string | undefined;

/**
 * Reads the rows of one batch after another, without the empty lines of JSON unless `keepsEmpty`. It remembers the header of
 * each file of TSV.
 */
export function rowReader(format: InputFormat, field: FieldName, keepsEmpty: boolean): (batch: Batch) => Row[] {
  switch (format) {
    case "text":
      return ({ inputs, source, line }) => inputs.map((text, i) => rowOf(text, NOTHING, source, lineAt(line, i)));
    case "tsv":
      return tsvReader(field);
    default:
      return ({ inputs, source, line }) => {
        const rows: Row[] = [];
        for (const [i, text] of inputs.entries())
          if (keepsEmpty || text.trim() !== "") rows.push(jsonRow(text, field, source, lineAt(line, i)));
        return rows;
      };
  }
}

const NOTHING: Row["original"] = {};

/** Reads an array of JSON, which is held in memory as a whole. */
export function rowsOfArray(text: string, source: string | null, field: FieldName): Row[] {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    return [badRow((error as Error).message, source, null)];
  }
  if (!Array.isArray(value)) return [badRow("the JSON is not an array", source, null)];
  return value.map((entry) => rowOfJSON(entry, field, source, null));
}

function jsonRow(text: string, field: FieldName, source: string | null, line: number | null): Row {
  try {
    return rowOfJSON(JSON.parse(text), field, source, line);
  } catch {
    return badRow("the line is not JSON", source, line);
  }
}

function rowOfJSON(value: unknown, field: FieldName, source: string | null, line: number | null): Row {
  if (typeof value === "string") return rowOf(value, NOTHING, source, line);
  const object = Object(value) as Record<string, unknown>;
  const text = field !== undefined && Object.hasOwn(object, field) ? object[field] : undefined;
  if (typeof text === "string") return rowOf(text, object, source, line);
  const wanted = field === undefined ? "a string; use --field for objects" : `a string in the field "${field}"`;
  return badRow(`the JSON has no URL: expected ${wanted}`, source, line);
}

function tsvReader(field: FieldName): (batch: Batch) => Row[] {
  const number = field === undefined ? 1 : /^[1-9]\d{0,5}$/.test(field) ? Number(field) : null;
  let current: string | null | undefined;
  let names: readonly string[] = [];
  return ({ inputs, source, line }) => {
    const rows: Row[] = [];
    for (const [i, input] of inputs.entries()) {
      const cells = input.split("\t").map(unescapeCell);
      if (number === null && source !== current) {
        current = source;
        names = cells;
        if (!names.includes(field!)) rows.push(badRow(`there is no column "${field}"`, source, lineAt(line, i)));
        continue;
      }
      const text = cells[number === null ? names.indexOf(field!) : number - 1];
      const original = Object.fromEntries(cells.map((cell, at) => [names[at] ?? String(at + 1), cell]));
      rows.push(
        text === undefined
          ? badRow("the line has no such column", source, lineAt(line, i))
          : rowOf(text, original, source, lineAt(line, i)),
      );
    }
    return rows;
  };
}

function rowOf(text: string, original: Row["original"], source: string | null, line: number | null): Row {
  return { text, message: "", source, line, original };
}

function badRow(message: string, source: string | null, line: number | null): Row {
  return { text: null, message, source, line, original: NOTHING };
}

function lineAt(first: number | null, index: number): number | null {
  return first === null ? null : first + index;
}

/** Escapes are those of ClickHouse's and PostgreSQL's TSV. */
function unescapeCell(cell: string): string {
  return cell.replace(/\\([tnr\\])/g, (_, letter: string) => UNESCAPES[letter]!);
}

const UNESCAPES: Readonly<Record<string, string>> = { t: "\t", n: "\n", r: "\r", "\\": "\\" };
