import { parse } from "csv-parse/sync";

/**
 * Returns the records of a CSV text (RFC 4180), with fields by column name. White space in a field becomes one space.
 * Throws for a record that lacks a field.
 */
export function readCSV(text: string): Record<string, string>[] {
  return parse(text, {
    columns: true,
    trim: true,
    record_delimiter: ["\r\n", "\n"],
    cast: (field) => field.replace(/\s+/g, " "),
  });
}
