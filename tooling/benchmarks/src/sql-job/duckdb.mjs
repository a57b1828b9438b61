import { DuckDBInstance } from "@duckdb/node-api";
import { registerDuckDB } from "@url/sql/duckdb";
import { QUERIES } from "./queries.mjs";
import { timed } from "./timed.mjs";

/** Runs the job in DuckDB, in this process, over the lines of the file `corpus`, repeated to `rows` rows. */
export async function runDuckDB(corpus, rows) {
  const instance = await DuckDBInstance.create();
  const connection = await instance.connect();
  registerDuckDB(connection);
  const query = async (sql) => (await connection.runAndReadAll(sql)).getRowsJson();
  await connection.run(
    `CREATE TABLE corpus AS SELECT * FROM read_ndjson('${corpus}', columns = {'id': 'INTEGER', 'url': 'VARCHAR'})`,
  );
  const [[lines]] = await query("SELECT count(*) FROM corpus");
  // A number, because with a subquery in its place DuckDB compares every pair of rows.
  const fill = (count) =>
    connection.run(
      `CREATE OR REPLACE TABLE links AS SELECT url FROM range(${count}) AS r(n) JOIN corpus ON id = n % ${lines}`,
    );
  // What is compiled, loaded and optimized on first use is not part of the job.
  await fill(100_000);
  for (const { sql } of QUERIES.DuckDB) await query(sql);
  await fill(rows);
  const [[loaded]] = await query("SELECT count(*) FROM links");
  const [[version]] = await query("SELECT version()");
  const results = [];
  for (const entry of QUERIES.DuckDB) results.push({ ...entry, ...(await timed(() => query(entry.sql))) });
  connection.closeSync();
  instance.closeSync();
  return { engine: "DuckDB", version: version.slice(1), rows: Number(loaded), results };
}
