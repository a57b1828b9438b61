import type { SQLFunction } from "../functions/sql-function.ts";
import type { WarehouseFile } from "./file.ts";
import type { WarehouseSettings } from "./options.ts";
import { scriptOf } from "./script.ts";

/**
 * A module for DuckDB-Wasm that computes columns of a query and creates a table with them. It does not register functions,
 * because a function that returns text returns zeros there, in 1.32.0: udf_runtime.ts stores offsets where addresses belong.
 * @see https://duckdb.org/docs/stable/clients/wasm/overview
 */
export function duckDBWasm(functions: readonly SQLFunction[], settings: WarehouseSettings): readonly WarehouseFile[] {
  const booleans = functions.filter(({ returns }) => returns === "boolean").map(({ name }) => name);
  const text = `// Written by "url sql duckdb-wasm".
import { Bool, Table, tableToIPC, Utf8, vectorFromArray } from ${JSON.stringify("apache-arrow")};

${scriptOf(settings)}
/** The functions by name. */
export const functions = url_sql;

/**
 * Creates the table \`name\` with the columns of a query and more: \`{ site: ["url_site", "url"] }\` is a column named site, of
 * url_site and the column url. An argument after the column is text: \`["url_part", "url", "path"]\`.
 */
export async function createURLTable(connection, name, query, columns) {
  const quote = (identifier) => '"' + identifier.replaceAll('"', '""') + '"';
  const [table, rows, computed] = [name, name + " rows", name + " computed"].map(quote);
  await connection.query("CREATE TABLE " + rows + " AS " + query);
  const result = await connection.query("SELECT * FROM " + rows);
  const added = {};
  for (const [column, [called, from, ...more]] of Object.entries(columns)) {
    const call = functions[called];
    if (call === undefined) throw new RangeError("createURLTable: there is no function " + called);
    const values = result.getChild(from);
    if (values === null) throw new RangeError("createURLTable: there is no column " + from);
    const type = ${JSON.stringify(booleans)}.includes(called) ? new Bool() : new Utf8();
    added[column] = vectorFromArray(Array.from(values, (value) => call(value, ...more)), type);
  }
  await connection.insertArrowFromIPCStream(tableToIPC(new Table(added), "stream"), { name: name + " computed" });
  await connection.query("CREATE TABLE " + table + " AS SELECT * FROM " + rows + " POSITIONAL JOIN " + computed);
  for (const one of [rows, computed]) await connection.query("DROP TABLE " + one);
}
`;
  return [{ path: "url-duckdb-wasm.js", text }];
}
