import type { SQLText, SQLValue } from "../functions/sql-function.ts";

/** Reads a cell of ClickHouse's TabSeparated format. */
export function readCell(cell: string): SQLText {
  if (cell.indexOf("\\") === -1) return cell;
  if (cell === "\\N") return null;
  return cell.replace(/\\(.)/gs, (_, letter: string) => {
    const at = LETTERS.indexOf(letter);
    return at === -1 ? letter : UNITS.charAt(at);
  });
}

/** Writes a cell of ClickHouse's TabSeparated format. A line feed, a tab or a carriage return would end it otherwise. */
export function writeCell(value: SQLValue): string {
  if (value === null) return "\\N";
  if (typeof value === "boolean") return value ? "true" : "false";
  return TO_ESCAPE.test(value) ? value.replace(EVERY_TO_ESCAPE, escapeUnit) : value;
}

function escapeUnit(unit: string): string {
  const at = UNITS.indexOf(unit);
  return `\\${at === -1 ? unit : LETTERS.charAt(at)}`;
}

/** The units that are escaped, and the letters for them after a backslash. A backslash or a quote there is itself. */
const UNITS = "\t\n\r\0\b\f";
const LETTERS = "tnr0bf";
const TO_ESCAPE = /[\\\0\b\t\n\f\r]/;
const EVERY_TO_ESCAPE = /[\\\0\b\t\n\f\r]/g;
