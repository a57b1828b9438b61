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
      const columns = SQL_FUNCTIONS.find((one) => one.name === name)?.parameters.length === 1 ? "a" : "a, b";
      const result = await connection.runAndReadAll(`SELECT ${name}(${columns}) FROM given ORDER BY i`);
      return result.getRows().map(([value]) => value as SQLValue);
    },
    close() {
      connection.closeSync();
      instance.closeSync();
    },
  };
}
