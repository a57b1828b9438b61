import { BOOLEAN, type DuckDBConnection, DuckDBScalarFunction, type DuckDBValue, VARCHAR } from "@duckdb/node-api";
import { propertyOf, refuse } from "@url/result/internal";
import type { SQLFunction, SQLText } from "../functions/sql-function.ts";
import { SQL_FUNCTIONS } from "../functions/table.ts";
import { NESTED } from "./nested.ts";

/**
 * Registers the functions of `SQL_FUNCTIONS` in a DuckDB database: other connections to the same database have them too.
 * DuckDB calls them in Node's main thread, so await each query instead of blocking that thread.
 * @throws TypeError if `connection` is not a connection of `@duckdb/node-api`
 * @see https://duckdb.org/docs/stable/clients/node_neo/overview
 * @example
 * import { DuckDBInstance } from "@duckdb/node-api";
 * const connection = await (await DuckDBInstance.create()).connect();
 * registerDuckDB(connection);
 * (await connection.runAndReadAll("SELECT url_host('HTTP://A.example/')")).getRows() // → [["a.example"]]
 */
export function registerDuckDB(connection: DuckDBConnection): void {
  if (typeof propertyOf(connection, "registerScalarFunction") !== "function")
    refuse(connection, "registerDuckDB", "connection", "a connection of @duckdb/node-api 1.5 or later");
  for (const declared of SQL_FUNCTIONS) connection.registerScalarFunction(scalarFunction(declared));
}

function scalarFunction({ name, parameters, returns, call }: SQLFunction): DuckDBScalarFunction {
  const nested = NESTED.get(name);
  const compute: (value: SQLText, second: SQLText) => DuckDBValue = nested
    ? (value) => (value === null ? null : nested.compute(value))
    : parameters.length === 2
      ? call
      : (value) => call(value);
  return DuckDBScalarFunction.create({
    name,
    parameterTypes: parameters.map(() => VARCHAR),
    returnType: nested?.type ?? (returns === "boolean" ? BOOLEAN : VARCHAR),
    mainFunction(_, input, output) {
      const count = input.rowCount;
      const first = input.getColumnVector(0);
      const second = parameters.length === 2 ? input.getColumnVector(1) : null;
      for (let row = 0; row < count; row++) {
        const other = second === null ? null : (second.getItem(row) as SQLText);
        output.setItem(row, compute(first.getItem(row) as SQLText, other));
      }
      output.flush();
    },
  });
}
