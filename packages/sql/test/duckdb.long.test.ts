import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type DuckDBConnection, DuckDBInstance } from "@duckdb/node-api";
import { expect, test } from "vitest";
import { registerDuckDB } from "../src/duckdb/index.ts";
import { SQL_FUNCTIONS } from "../src/index.ts";
import { describeEngine } from "./engines/describe-engine.ts";
import { startDuckDB } from "./engines/duckdb.ts";

describeEngine("DuckDB", startDuckDB);

async function withConnection(use: (connection: DuckDBConnection, instance: DuckDBInstance) => Promise<void>) {
  const instance = await DuckDBInstance.create();
  const connection = await instance.connect();
  registerDuckDB(connection);
  await use(connection, instance);
  connection.closeSync();
  instance.closeSync();
}

async function rows(connection: DuckDBConnection, query: string): Promise<unknown[][]> {
  return (await connection.runAndReadAll(query)).getRowsJson();
}

const PARTS = 'scheme username "password" host port path query fragment "domain" suffix subdomain'.split(" ");
const TYPES: Readonly<Record<string, string>> = {
  url_parse: `STRUCT(${PARTS.map((name) => `${name} VARCHAR`).join(", ")})`,
  url_params: "MAP(VARCHAR, VARCHAR[])",
  url_extract: "VARCHAR[]",
};

test("DuckDB knows the functions with their types", () =>
  withConnection(async (connection) => {
    const found = await rows(
      connection,
      `SELECT function_name, return_type, parameter_types FROM duckdb_functions()
       WHERE function_name IN (${SQL_FUNCTIONS.map(({ name }) => `'${name}'`).join()}) ORDER BY function_name`,
    );
    const declared = SQL_FUNCTIONS.map(({ name, parameters, returns }) => [
      name,
      TYPES[name] ?? (returns === "boolean" ? "BOOLEAN" : "VARCHAR"),
      parameters.map(() => "VARCHAR"),
    ]);
    expect(found).toEqual(declared.sort(([a], [b]) => (String(a) < String(b) ? -1 : 1)));
  }));

test("another connection to the same database has the functions", () =>
  withConnection(async (_, instance) => {
    const other = await instance.connect();
    expect(await rows(other, "SELECT url_host('http://a.example/')")).toEqual([["a.example"]]);
    other.closeSync();
  }));

test("registering again does no harm, and a stored view works once the functions are registered", async () => {
  const folder = mkdtempSync(join(tmpdir(), "url-sql-"));
  const open = async (use: (connection: DuckDBConnection) => Promise<void>) => {
    const instance = await DuckDBInstance.create(join(folder, "links.db"));
    const connection = await instance.connect();
    await use(connection);
    connection.closeSync();
    instance.closeSync();
  };
  await open(async (connection) => {
    registerDuckDB(connection);
    registerDuckDB(connection);
    await connection.run("CREATE VIEW hosts AS SELECT url_host('http://a.example/') AS host");
  });
  await open(async (connection) => {
    await expect(rows(connection, "SELECT * FROM hosts")).rejects.toThrow(/url_host does not exist/);
    registerDuckDB(connection);
    expect(await rows(connection, "SELECT * FROM hosts")).toEqual([["a.example"]]);
  });
  rmSync(folder, { recursive: true });
});

test("numbers, blobs and wrong numbers of arguments are errors of DuckDB, and casts make text", () =>
  withConnection(async (connection) => {
    for (const wrong of ["url_host(5)", "url_host('a'::BLOB)", "url_host('a', 'b')", "url_param('http://a/')"])
      await expect(rows(connection, `SELECT ${wrong}`)).rejects.toThrow(/No function matches/);
    expect(await rows(connection, "SELECT url_host(5::VARCHAR), url_host('http://a/'::BLOB::VARCHAR)")).toEqual([
      [null, "a"],
    ]);
  }));

test("functions filter, group and join", () =>
  withConnection(async (connection) => {
    await connection.run(
      `CREATE TABLE links AS SELECT * FROM (VALUES ('https://a.example.co.uk/1'), ('https://b.example.co.uk/2'),
       ('http://a.example.co.uk/'), ('no URL'), (NULL)) AS t(url)`,
    );
    const sites =
      "SELECT url_site(url) AS site, count(*) FROM links GROUP BY site ORDER BY count(*) DESC, site NULLS LAST";
    expect(await rows(connection, sites)).toEqual([
      ["https://example.co.uk", "2"],
      [null, "2"],
      ["http://example.co.uk", "1"],
    ]);
    const joined = "SELECT count(*) FROM links a JOIN links b ON url_origin(a.url) = url_origin(b.url)";
    expect(await rows(connection, joined)).toEqual([["3"]]);
    expect(await rows(connection, "SELECT url FROM links WHERE url_error(url) IS NOT NULL")).toEqual([["no URL"]]);
    expect(await rows(connection, "SELECT count(*) FROM links WHERE url_is_valid(url)")).toEqual([["3"]]);
  }));

test("a vector may be empty, constant or a dictionary", () =>
  withConnection(async (connection) => {
    expect(await rows(connection, "SELECT url_host(u) FROM (SELECT 'http://a/' AS u) WHERE false")).toEqual([]);
    const constant = "SELECT count(url_host('http://a/')), count(DISTINCT url_host('http://a/')) FROM range(5000)";
    expect(await rows(connection, constant)).toEqual([["5000", "1"]]);
    const dictionary = `SELECT url_host(u), count(*) FROM (SELECT ['http://a/', 'http://b/', 'c', NULL][1 + i % 4] AS u FROM range(8000) t(i))
                        GROUP BY 1 ORDER BY 1 NULLS LAST`;
    expect(await rows(connection, dictionary)).toEqual([
      ["a", "2000"],
      ["b", "2000"],
      [null, "4000"],
    ]);
  }));

test("fields of a STRUCT, keys of a MAP and items of a list are taken in queries", () =>
  withConnection(async (connection) => {
    const url = "'https://u@www.example.co.uk/p?a=1&b=2&a=3'";
    expect(
      await rows(
        connection,
        `SELECT url_parse(${url}).domain, url_parse(${url}).query, url_params(${url})['a'], url_params(${url})['c']`,
      ),
    ).toEqual([["example.co.uk", "a=1&b=2&a=3", ["1", "3"], null]]);
    expect(
      await rows(connection, "SELECT unnest(url_extract('https://a.example/ and https://b.example/')) ORDER BY 1"),
    ).toEqual([["https://a.example/"], ["https://b.example/"]]);
    const many = `SELECT count(*), count(p), sum(len(p['n']))::INTEGER, min(p['n'][2]) FROM (
      SELECT url_params(CASE WHEN i % 3 = 0 THEN NULL WHEN i % 3 = 1 THEN 'no URL' ELSE 'http://a/?n=' || i || '&n=b' || i END) AS p
      FROM range(9000) t(i))`;
    expect(await rows(connection, many)).toEqual([["9000", "3000", 6000, "b1001"]]);
    const parsed = `SELECT count(s), count(s.host), count(DISTINCT s.host) FROM (
      SELECT url_parse(CASE WHEN i % 2 = 0 THEN 'no URL' ELSE 'http://h' || i END) AS s FROM range(9000) t(i))`;
    expect(await rows(connection, parsed)).toEqual([["4500", "4500", "4500"]]);
  }));
