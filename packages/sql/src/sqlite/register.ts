import { propertyOf, refuse } from "@url/result/internal";
import type { SQLFunction, SQLText, SQLValue } from "../functions/sql-function.ts";
import { SQL_FUNCTIONS } from "../functions/table.ts";

/** What is needed of a database: a `DatabaseSync` of `node:sqlite` has it, and a `Database` of `better-sqlite3`. */
export interface SQLiteDatabase {
  // The engines declare the types of the callback differently.
  // biome-ignore lint/suspicious/noExplicitAny: see above
  function(name: string, options: { readonly deterministic: boolean }, callback: (...values: any[]) => any): unknown;
}

/**
 * Registers the functions of `SQL_FUNCTIONS` in an SQLite database, for this connection. A boolean is 1 or 0 there. They are
 * deterministic, so indexes and generated columns may use them.
 * @throws TypeError if `database` has no method `function`, as that of `node:sqlite` before Node 22.13
 * @see https://nodejs.org/api/sqlite.html#databasefunctionname-options-fn
 * @example
 * // const database = new DatabaseSync(":memory:");
 * const names: string[] = [];
 * const database = { function: (name: string) => names.push(name) };
 * registerSQLite(database);
 * names[0] // → "url_normalize"
 */
export function registerSQLite(database: SQLiteDatabase): void {
  if (typeof propertyOf(database, "function") !== "function") {
    const expected = "a database with the method function: of node:sqlite (Node 22.13 or later) or better-sqlite3";
    refuse(database, "registerSQLite", "database", expected);
  }
  for (const declared of SQL_FUNCTIONS) database.function(declared.name, { deterministic: true }, callback(declared));
}

/** SQLite takes the number of parameters from the length of the callback. */
function callback({ parameters, call }: SQLFunction): (...values: never[]) => string | number | null {
  return parameters.length === 1
    ? (value: SQLText) => columnOf(call(value))
    : (first: SQLText, second: SQLText) => columnOf(call(first, second));
}

/** SQLite has no booleans, and neither engine converts one. */
function columnOf(value: SQLValue): string | number | null {
  return typeof value === "boolean" ? Number(value) : value;
}
