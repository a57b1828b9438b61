import type { Batch } from "../input/batches.ts";
import { isComment } from "../input/comments.ts";

/** How input is written. */
export const INPUT_FORMATS = ["text", "json", "jsonl", "tsv"] as const;
export type InputFormat = (typeof INPUT_FORMATS)[number];

/** What to keep of a row: an object of JSON, or the cells of TSV by name. */
export type Original = Readonly<Record<string, unknown>>;

/** Where the URL is in a row of JSON or TSV: the name of a field or column, or the number of a column, from 1. */
export type FieldName = string | undefined;

/** Takes the rows of a batch. Functions and not objects: an object for each line would have to be collected. */
export interface RowSink {
  /** An input, what it came with, and its line. */
  input(text: string, original: Original, line: number | null): void;
  /** A row without an input. The sentence says why, and `original` has what could be read. */
  bad(sentence: string, original: Original, line: number | null): void;
}

/**
 * Reads the rows of one batch after another, without the empty lines of JSON unless `keepsEmpty`, and without those that
 * `--comments` leaves out. A line with bytes that are not of its encoding is bad. A batch of "json" is a whole
 * array. It remembers the header of each file of TSV.
 */
export function rowReader(
  format: InputFormat,
  field: FieldName,
  { keepsEmpty, skipsComments }: { readonly keepsEmpty: boolean; readonly skipsComments: boolean },
  sink: RowSink,
): (batch: Batch) => void {
  switch (format) {
    case "text":
      return (batch) => {
        for (let i = 0; i < batch.inputs.length; i++) {
          const input = batch.inputs[i]!;
          if (!(skipsComments && isComment(input)) && isWellFormed(batch, i, sink))
            sink.input(input, NOTHING, lineAt(batch, i));
        }
      };
    case "tsv":
      return tsvReader(field, skipsComments, sink);
    case "jsonl":
      return (batch) => {
        for (const [i, text] of batch.inputs.entries())
          if ((keepsEmpty || text.trim() !== "") && !(skipsComments && isComment(text)) && isWellFormed(batch, i, sink))
            readJSONLine(text, field, lineAt(batch, i), sink);
      };
    case "json":
      return ({ inputs }) => readArray(inputs.join("\n"), field, sink);
  }
}

const NOTHING: Original = {};

function readArray(text: string, field: FieldName, sink: RowSink): void {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    sink.bad((error as Error).message, NOTHING, null);
    return;
  }
  if (!Array.isArray(value)) sink.bad("the JSON is not an array", NOTHING, null);
  else for (const entry of value) readJSON(entry, field, null, sink);
}

function readJSONLine(text: string, field: FieldName, line: number | null, sink: RowSink): void {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    sink.bad("the line is not JSON", NOTHING, line);
    return;
  }
  readJSON(value, field, line, sink);
}

function readJSON(value: unknown, field: FieldName, line: number | null, sink: RowSink): void {
  const object = Object(value) as Original;
  const text = field === undefined ? undefined : valueAt(object, field);
  const wanted = field === undefined ? "a string; use --field for objects" : `a string in the field "${field}"`;
  if (typeof value === "string") sink.input(value, NOTHING, line);
  else if (typeof text === "string") sink.input(text, object, line);
  else sink.bad(`the JSON has no URL: expected ${wanted}`, isObject(value) ? object : NOTHING, line);
}

/** Returns the value of the field with this name or, if there is none, the one at this path of names and dots. */
function valueAt(object: Original, field: string): unknown {
  if (Object.hasOwn(object, field)) return object[field];
  let value: unknown = object;
  for (const name of field.split(".")) {
    if (value === null || typeof value !== "object" || !Object.hasOwn(value, name)) return undefined;
    value = (value as Original)[name];
  }
  return value;
}

/** Returns whether a line has only bytes of its encoding. Otherwise it is bad, and the sentence says where. */
function isWellFormed({ illFormed, line }: Batch, index: number, sink: RowSink): boolean {
  // Nearly every batch is.
  if (illFormed === undefined || illFormed.size === 0 || line === null) return true;
  const found = illFormed.get(line + index);
  if (found === undefined) return true;
  const place = found.offset === null ? "" : `, at byte ${found.offset} of the file`;
  sink.bad(`ill-formed-bytes: not of the encoding${place}; --encoding names another`, NOTHING, line + index);
  return false;
}

function isObject(value: unknown): boolean {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function tsvReader(field: FieldName, skipsComments: boolean, sink: RowSink): (batch: Batch) => void {
  const number = field === undefined ? 1 : /^[1-9]\d{0,5}$/.test(field) ? Number(field) : null;
  let current: string | null | undefined;
  let names: readonly string[] = [];
  return (batch) => {
    for (const [i, input] of batch.inputs.entries()) {
      if ((skipsComments && isComment(input)) || !isWellFormed(batch, i, sink)) continue;
      const cells = input.split("\t").map(unescapeCell);
      if (number === null && batch.source !== current) {
        current = batch.source;
        names = cells;
        if (!names.includes(field!)) sink.bad(`there is no column "${field}"`, NOTHING, lineAt(batch, i));
        continue;
      }
      const at = number === null ? names.indexOf(field!) : number - 1;
      const text = cells[at];
      // What is kept of a line that is too short has the columns up to the one that is missing.
      while (cells.length <= at) cells.push("");
      const original = Object.fromEntries(cells.map((cell, k) => [names[k] ?? String(k + 1), cell]));
      if (text === undefined) sink.bad("the line has no such column", original, lineAt(batch, i));
      else sink.input(text, original, lineAt(batch, i));
    }
  };
}

function lineAt({ line }: Batch, index: number): number | null {
  return line === null ? null : line + index;
}

/** Escapes are those of ClickHouse's and PostgreSQL's TSV. */
function unescapeCell(cell: string): string {
  return cell.replace(/\\([tnr\\])/g, (_, letter: string) => UNESCAPES[letter]!);
}

const UNESCAPES: Readonly<Record<string, string>> = { t: "\t", n: "\n", r: "\r", "\\": "\\" };
