import type { Item } from "../items.ts";

/** How input is written. */
export const INPUT_FORMATS = ["text", "json", "jsonl", "tsv"] as const;
export type InputFormat = (typeof INPUT_FORMATS)[number];

/** One input, and what it came with. */
export interface Row {
  /** The URL as it was given; `null` if the row has none. */
  readonly text: string | null;
  readonly source: string | null;
  readonly line: number | null;
  /** What to keep of the row: an object of JSON, or the cells of TSV by name. */
  readonly original: Readonly<Record<string, unknown>>;
}

/** Where the URL is in a row of JSON or TSV: the name of a field or column, or the number of a column, from 1. */
export type FieldName = string | undefined;

/** Something that is not a row, such as a line that is not JSON. The message is a sentence. */
export interface BadRow {
  readonly message: string;
  readonly source: string | null;
  readonly line: number | null;
}

export type RowOrBad = Row | BadRow;

export function isBadRow(row: RowOrBad): row is BadRow {
  return "message" in row;
}

/**
 * Reads the rows of one batch of lines after another, without the empty lines of JSON unless `keepsEmpty`. It remembers the
 * header of each file of TSV.
 */
export function rowReader(
  format: InputFormat,
  field: FieldName,
  keepsEmpty: boolean,
): (items: readonly Item[]) => RowOrBad[] {
  switch (format) {
    case "text":
      return (items) => items.map((item) => rowOf(item, item.input, {}));
    case "tsv":
      return tsvReader(field);
    default:
      return (items) =>
        items.filter(({ input }) => keepsEmpty || input.trim() !== "").map((item) => jsonRow(item, item.input, field));
  }
}

/** Reads an array of JSON, which is held in memory as a whole. */
export function rowsOfArray(text: string, source: string | null, field: FieldName): RowOrBad[] {
  const place = { source, line: null };
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    return [{ ...place, message: (error as Error).message }];
  }
  if (!Array.isArray(value)) return [{ ...place, message: "the JSON is not an array" }];
  return value.map((entry) => rowOfJSON(place, entry, field));
}

function jsonRow(item: Item, text: string, field: FieldName): RowOrBad {
  try {
    return rowOfJSON(item, JSON.parse(text), field);
  } catch {
    return { source: item.source, line: item.line, message: "the line is not JSON" };
  }
}

function rowOfJSON(place: Pick<Item, "source" | "line">, value: unknown, field: FieldName): RowOrBad {
  if (typeof value === "string") return rowOf(place, value, {});
  const object = Object(value) as Record<string, unknown>;
  const text = field !== undefined && Object.hasOwn(object, field) ? object[field] : undefined;
  if (typeof text === "string") return rowOf(place, text, object);
  const wanted = field === undefined ? "a string; use --field for objects" : `a string in the field "${field}"`;
  return { source: place.source, line: place.line, message: `the JSON has no URL: expected ${wanted}` };
}

function tsvReader(field: FieldName): (items: readonly Item[]) => RowOrBad[] {
  const number = field === undefined ? 1 : /^[1-9]\d{0,5}$/.test(field) ? Number(field) : null;
  let source: string | null | undefined;
  let names: readonly string[] = [];
  return (items) => {
    const rows: RowOrBad[] = [];
    for (const item of items) {
      const cells = item.input.split("\t").map(unescapeCell);
      if (number === null && item.source !== source) {
        source = item.source;
        names = cells;
        if (!names.includes(field!)) rows.push({ ...placeOf(item), message: `there is no column "${field}"` });
        continue;
      }
      const at = number === null ? names.indexOf(field!) : number - 1;
      const text = cells[at];
      const original = Object.fromEntries(cells.map((cell, i) => [names[i] ?? String(i + 1), cell]));
      rows.push(
        text === undefined ? { ...placeOf(item), message: "the line has no such column" } : rowOf(item, text, original),
      );
    }
    return rows;
  };
}

function rowOf(item: Pick<Item, "source" | "line">, text: string, original: Row["original"]): Row {
  return { ...placeOf(item), text, original };
}

function placeOf({ source, line }: Pick<Item, "source" | "line">): Pick<Item, "source" | "line"> {
  return { source, line };
}

/** Escapes are those of ClickHouse's and PostgreSQL's TSV. */
function unescapeCell(cell: string): string {
  return cell.replace(/\\([tnr\\])/g, (_, letter: string) => UNESCAPES[letter]!);
}

const UNESCAPES: Readonly<Record<string, string>> = { t: "\t", n: "\n", r: "\r", "\\": "\\" };
