import { SQL_FUNCTIONS } from "../functions/table.ts";
import { bigQuery } from "./bigquery.ts";
import { duckDBWasm } from "./duckdb-wasm.ts";
import type { WarehouseFile } from "./file.ts";
import { readWarehouseOptions, type WarehouseEngine, type WarehouseOptions } from "./options.ts";
import { postgres } from "./postgres.ts";
import { snowflake } from "./snowflake.ts";

const WRITERS = {
  bigquery: bigQuery,
  snowflake,
  postgres,
  "duckdb-wasm": duckDBWasm,
};

/**
 * Returns the files with which an engine that runs JavaScript has the functions: the SQL that declares them, and a script if
 * the engine reads one. The script needs nothing but ECMAScript 2022.
 * @see https://cloud.google.com/bigquery/docs/user-defined-functions#including-javascript-libraries
 * @throws TypeError or RangeError for an unknown engine, a wrong option, or a file that the engine would not take
 * @example warehouseFiles("bigquery").map(({ path }) => path) // → ["url-bigquery.js", "url-bigquery.sql"]
 */
export function warehouseFiles(engine: WarehouseEngine, options?: WarehouseOptions): readonly WarehouseFile[] {
  const settings = readWarehouseOptions(engine, options, "warehouseFiles");
  const functions = SQL_FUNCTIONS.filter(({ name }) => settings.names.includes(name));
  return WRITERS[engine](functions, settings);
}
