import { DuckDBInstance } from "@duckdb/node-api";
import { registerDuckDB } from "../../src/duckdb/index.ts";
import { SQL_FUNCTIONS, type SQLValue } from "../../src/index.ts";
import type { Engine } from "./engine.ts";

/** DuckDB in this process. */
export async function startDuckDB(): Promise<Engine> {
  const instance = await DuckDBInstance.create();
  const connection = await instance.connect();
  registerDuckDB(connection);
  return {
    async call(name, rows) {
      await connection.run("CREATE OR REPLACE TABLE given (i INTEGER, a VARCHAR, b VARCHAR)");
      const appender = await connection.createAppender("given");
      for (const [i, [a, b = null]] of rows.entries()) {
        appender.appendInteger(i);
        for (const value of [a, b]) value == null ? appender.appendNull() : appender.appendVarchar(value);
        appender.endRow();
      }
      appender.closeSync();
      const declared = SQL_FUNCTIONS.find((one) => one.name === name)!;
      const call = `${name}(${declared.parameters.length === 1 ? "a" : "a, b"})`;
      // What is JSON in other engines has types here; DuckDB writes them as JSON.
      const value = declared.returns === "json" ? `CASE WHEN a IS NOT NULL THEN to_json(${call})::VARCHAR END` : call;
      const result = await connection.runAndReadAll(`SELECT ${value} FROM given ORDER BY i`);
      return result.getRows().map(([value]) => value as SQLValue);
    },
    close() {
      connection.closeSync();
      instance.closeSync();
    },
  };
}
