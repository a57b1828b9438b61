import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { SQL_FUNCTIONS } from "@url/sql";
import { clickHouseFiles } from "@url/sql/clickhouse";
import { warehouseFiles } from "@url/sql/warehouse";
import { afterAll, expect, test } from "vitest";
import { url } from "./harness.ts";

const folder = mkdtempSync(join(tmpdir(), "url-sql-"));
afterAll(() => rmSync(folder, { recursive: true }));

test("sql serve: answers each line with one line, in order", async () => {
  const input = ["https://a.example/\n\\N\n", "\nno URL\nhttp://", "b.example/\n"];
  expect(await url(["sql", "serve", "url_host"], input)).toEqual({
    status: 0,
    output: "a.example\n\\N\n\\N\n\\N\nb.example\n",
    errors: "",
  });
  const pairs = ["../x\thttps://a.example/b/c\n", "\\\\x\ta:/b\n"];
  expect((await url(["sql", "serve", "url_resolve"], pairs)).output).toBe("https://a.example/x\na:/\\\\x\n");
});

test("sql serve: ends with 2 and a message for a line with a wrong number of cells, and for an unknown part", async () => {
  expect(await url(["sql", "serve", "url_host"], ["https://a.example/\n", "a\tb\n"])).toEqual({
    status: 2,
    output: "a.example\n",
    errors: "url: url_host: a line must have one cell, but has more.\n",
  });
  const { status, errors } = await url(["sql", "serve", "url_part"], ["https://a.example/\thostname\n"]);
  expect(status).toBe(2);
  expect(errors).toMatch(/^url: url_part: part must be "scheme" or .*, not "hostname"\.\n$/);
});

test("sql serve: an unknown function, none or two are misuses, and the help lists all", async () => {
  expect(await url(["sql", "serve", "url_hosts"])).toEqual({
    status: 3,
    output: "",
    errors: 'url sql serve: there is no function "url_hosts"; did you mean "url_host"? (see url sql serve --help)\n',
  });
  for (const args of [[], ["url_host", "url_site"]]) expect((await url(["sql", "serve", ...args])).status).toBe(3);
  const { output } = await url(["sql", "serve", "--help"]);
  for (const { name } of SQL_FUNCTIONS) expect(output).toContain(`  ${name}(`);
});

test("sql clickhouse: writes the files of @url/sql, and prints their names", async () => {
  const out = join(folder, "new", "clickhouse");
  const words = ["--command", "/opt/node", "--command", "it's here", "--pool-size", "7"];
  const { status, output, errors } = await url(["sql", "clickhouse", "--out", out, ...words]);
  const files = clickHouseFiles({ command: ["/opt/node", "it's here"], poolSize: 7 });
  expect({ status, output, errors }).toEqual({
    status: 0,
    output: files.map(({ path }) => `${join(out, path)}\n`).join(""),
    errors: "",
  });
  for (const { path, text, executable } of files) {
    expect(readFileSync(join(out, path), "utf8")).toBe(text);
    expect((statSync(join(out, path)).mode & 0o111) !== 0).toBe(executable);
  }
});

test("sql clickhouse: writes over files that exist, and the script stays executable", async () => {
  const out = join(folder, "again");
  for (const size of ["1", "2"]) await url(["sql", "clickhouse", "--out", out, "--pool-size", size]);
  expect(readFileSync(join(out, "url_function.xml"), "utf8")).toContain("<pool_size>2</pool_size>");
  expect(statSync(join(out, "user_scripts/url-sql")).mode & 0o111).toBe(0o111);
});

test("sql clickhouse: a missing folder, and a wrong size are misuses, and a file in the way is a failure", async () => {
  expect((await url(["sql", "clickhouse"])).errors).toBe(
    "url sql clickhouse: needs --out <folder> (see url sql clickhouse --help)\n",
  );
  for (const size of ["0", "-1", "1.5", "many", "10000"]) {
    const { status, errors } = await url(["sql", "clickhouse", "--out", folder, `--pool-size=${size}`]);
    expect([status, errors]).toEqual([
      3,
      "url sql clickhouse: --pool-size must be an integer from 1 to 9999 (see url sql clickhouse --help)\n",
    ]);
  }
  expect((await url(["sql", "clickhouse", "extra", "--out", folder])).status).toBe(3);
  const { status, errors } = await url(["sql", "clickhouse", "--out", "/dev/null/x"]);
  expect(status).toBe(2);
  expect(errors).toMatch(/^url: .*ENOTDIR/);
});

test("sql: names its commands in its help, and for any other word", async () => {
  const { status, output } = await url(["sql", "--help"]);
  expect([status, output.includes("clickhouse"), output.includes("serve")]).toEqual([0, true, true]);
  expect(await url(["sql"])).toEqual({
    status: 3,
    output: "",
    errors: "url sql: needs clickhouse, serve, bigquery, snowflake, postgres or duckdb-wasm (see url sql --help)\n",
  });
  expect((await url(["sql", "postgre"])).errors).toBe(
    'url sql: there is no "postgre"; use clickhouse, serve, bigquery, snowflake, postgres or duckdb-wasm; did you mean "postgres"? (see url sql --help)\n',
  );
  const { output: help } = await url(["sql", "--help"]);
  expect(help).toContain("  snowflake    write the functions for Snowflake\n");
});

test("sql bigquery and others: write the files of @url/sql, and print their names", async () => {
  for (const engine of ["bigquery", "snowflake", "postgres", "duckdb-wasm"] as const) {
    const out = join(folder, "new", engine);
    const { status, output, errors } = await url(["sql", engine, "--out", out, "--list", "icann"]);
    const files = warehouseFiles(engine, { list: "icann" });
    expect({ status, output, errors }).toEqual({
      status: 0,
      output: files.map(({ path }) => `${join(out, path)}\n`).join(""),
      errors: "",
    });
    for (const { path, text } of files) expect(readFileSync(join(out, path), "utf8")).toBe(text);
  }
});

test("sql bigquery: picks functions, a list of one's own, the dataset and the address of the library", async () => {
  const out = join(folder, "picked");
  const list = join(folder, "list.dat");
  writeFileSync(list, "com\nco.uk\n");
  const words = ["--functions", "url_site, url_host", "--list", list, "--schema", "a-b.c", "--library", "gs://d/e.js"];
  expect((await url(["sql", "bigquery", "--out", out, ...words])).status).toBe(0);
  const options = {
    functions: ["url_host", "url_site"],
    suffixes: "com\nco.uk\n",
    schema: "a-b.c",
    library: "gs://d/e.js",
  };
  for (const { path, text } of warehouseFiles("bigquery", options))
    expect(readFileSync(join(out, path), "utf8")).toBe(text);
});

test("sql snowflake: says which function is too long, and that an option or a file is wrong", async () => {
  const fails = async (...words: readonly string[]): Promise<readonly [number, string]> => {
    const { status, errors } = await url(["sql", "snowflake", "--out", join(folder, "none"), ...words]);
    return [status, errors];
  };
  expect(await fails()).toEqual([
    3,
    expect.stringMatching(/^url sql snowflake: url_part takes 1\d\d KB, and the engine takes 100 KB: choose fewer/),
  ]);
  expect(await fails("--functions", "url_hots")).toEqual([
    3,
    'url sql snowflake: there is no function "url_hots"; did you mean "url_host"? (see url sql snowflake --help)\n',
  ]);
  expect(await fails("--schema", "a b")).toEqual([3, expect.stringMatching(/^url sql snowflake: schema must be /)]);
  expect(await fails("--list", join(folder, "missing"))).toEqual([2, expect.stringMatching(/ENOENT|no such file/)]);
  expect((await url(["sql", "snowflake"])).errors).toBe(
    "url sql snowflake: needs --out <folder> (see url sql snowflake --help)\n",
  );
});
