import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { outputOf } from "@url/tooling-shared/programs";
import { QUERIES, READINGS } from "./queries.mjs";
import { timed } from "./timed.mjs";

/**
 * Runs the job in ClickHouse, over the lines of the file `corpus`, repeated to `rows` rows, and compares its own functions with ours
 * over each list and over `rowsOfWPT`. `chdb` is the path of the library, and `command` that of the built `url` command.
 */
export async function runClickHouse({ chdb, command, corpus, rows, rowsOfWPT }) {
  const folder = mkdtempSync(join(tmpdir(), "url-sql-job-"));
  const words = ["--command", process.execPath, "--command", command];
  outputOf(process.execPath, [command, "sql", "clickhouse", "--out", folder, ...words]);
  const { Session } = createRequire(import.meta.url)(chdb);
  const session = new Session(join(folder, "data"), {
    connectionArgs: [
      `--user_scripts_path=${join(folder, "user_scripts")}/`,
      `--user_defined_executable_functions_config=${folder}/*_function.xml`,
    ],
  });
  const run = (sql) => void session.query(sql, "Null");
  const query = (sql) =>
    session
      .query(sql, "JSONCompactEachRow")
      .split("\n")
      .filter(Boolean)
      .map((line) => JSON.parse(line));

  run("CREATE TABLE corpus (id UInt32, url String) ENGINE = MergeTree ORDER BY id");
  run(`INSERT INTO corpus SELECT * FROM file('${corpus}', JSONEachRow, 'id UInt32, url String')`);
  run("CREATE TABLE links (url String) ENGINE = MergeTree ORDER BY tuple()");
  const [[lines]] = query("SELECT count() FROM corpus");
  const fill = (count) =>
    run(`INSERT INTO links SELECT url FROM numbers(${count}) AS n JOIN corpus ON id = toUInt32(number % ${lines})`);
  // What is loaded on first use, the processes of the functions among it, is not part of the job.
  fill(100_000);
  for (const { sql } of QUERIES.ClickHouse) query(sql);
  run("TRUNCATE TABLE links");
  fill(rows);
  const [[loaded]] = query("SELECT count() FROM links");
  const [[version]] = query("SELECT version()");
  const results = [];
  for (const entry of QUERIES.ClickHouse) results.push({ ...entry, ...(await timed(() => query(entry.sql))) });

  run(
    "CREATE TABLE wpt (url String, host Nullable(String), path Nullable(String)) ENGINE = MergeTree ORDER BY tuple()",
  );
  const file = join(folder, "wpt.jsonl");
  writeFileSync(file, rowsOfWPT.map((row) => `${JSON.stringify(row)}\n`).join(""));
  run(
    `INSERT INTO wpt SELECT * FROM file('${file}', JSONEachRow, 'url String, host Nullable(String), path Nullable(String)')`,
  );
  const readings = READINGS.map(({ own, ours }) => ({
    own,
    ours,
    web: compare(query, "(SELECT DISTINCT url FROM corpus WHERE url LIKE 'https:%')", own, ours),
    files: compare(query, "(SELECT DISTINCT url FROM corpus WHERE url LIKE 'file:%')", own, ours),
    wpt: compare(query, "wpt", own, ours),
  }));
  const [[agree]] = query(
    "SELECT count() FROM wpt WHERE ifNull(url_host(url), '') = ifNull(host, '') AND ifNull(url_part(url, 'path'), '') = ifNull(path, '')",
  );
  session.close();
  rmSync(folder, { recursive: true });
  return {
    engine: "ClickHouse",
    version: `${version}, as the library ${createRequire(chdb)("chdb/package.json").version} of chdb`,
    rows: Number(loaded),
    results,
    readings,
    agree: Number(agree),
  };
}

/** How many URLs the two functions read differently, with up to five that are short enough to show. */
function compare(query, table, own, ours) {
  const differs = `${own}(url) != ifNull(${ours}, '')`;
  const [[all, different]] = query(`SELECT count(), countIf(${differs}) FROM ${table}`);
  const examples = query(
    `SELECT url, ${own}(url), ${ours} FROM ${table} WHERE ${differs} AND length(url) < 60 AND match(url, '^[\\\\x20-\\\\x7E]*$')
     ORDER BY cityHash64(url) LIMIT 5`,
  );
  return { all: Number(all), different: Number(different), examples };
}
