import { gzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { SQL_FUNCTIONS } from "../src/index.ts";
import { type WarehouseEngine, warehouseFiles } from "../src/warehouse/index.ts";
import { declaredIn } from "./engines/declared.ts";

const NAMES = SQL_FUNCTIONS.map(({ name }) => name);
const WITH_LIST = ["url_part", "url_site", "url_subdomain", "url_parse"];

const textOf = (...args: Parameters<typeof warehouseFiles>): Record<string, string> =>
  Object.fromEntries(warehouseFiles(...args).map(({ path, text }) => [path, text]));

test("declares every function with its parameters and its type", () => {
  for (const [engine, text, boolean] of [
    ["bigquery", "STRING", "BOOL"],
    ["snowflake", "VARCHAR", "BOOLEAN"],
    ["postgres", "text", "boolean"],
  ] as const) {
    const sql = textOf(engine, { list: "icann", schema: "s" })[`url-${engine}.sql`]!;
    const declared = declaredIn(sql).filter(({ name }) => name !== "url_sql_library");
    expect(declared.map(({ name }) => name)).toEqual(NAMES);
    for (const [at, { parameters, returns, name }] of SQL_FUNCTIONS.entries()) {
      expect(declared[at]!.parameters, name).toEqual(parameters.map((parameter) => parameter.name));
      const type = returns === "boolean" ? boolean : text;
      expect(sql).toMatch(new RegExp(`FUNCTION (?:\`s\`|s)\\.${name}\\([^)]*\\)\nRETURNS ${type}\n`));
    }
  }
});

// https://cloud.google.com/bigquery/quotas#udf_limits: an inline code blob has 32 KB at most, a library 1 MB, and a query 50
// of both.
test("keeps the limits of BigQuery", () => {
  const files = textOf("bigquery");
  expect(files["url-bigquery.js"]!.length).toBeLessThan(1024 * 1024);
  for (const { body } of declaredIn(files["url-bigquery.sql"]!)) expect(body.length).toBeLessThan(32 * 1024);
  expect(NAMES.length + 1).toBeLessThanOrEqual(50);
});

// https://docs.snowflake.com/en/developer-guide/udf/javascript/udf-javascript-limitations recommends 100 KB at most.
test("keeps the limit of Snowflake, and says what does not", () => {
  const without = NAMES.filter((name) => !WITH_LIST.includes(name));
  for (const files of [
    textOf("snowflake", { list: "icann" }),
    textOf("snowflake", { functions: without }),
    textOf("snowflake", { suffixes: "com\n" }),
  ]) {
    for (const { name, body } of declaredIn(files["url-snowflake.sql"]!)) {
      expect(body.length, name).toBeLessThanOrEqual(100 * 1024);
      expect(body).not.toContain("$$");
    }
  }
  for (const name of WITH_LIST) {
    expect(() => warehouseFiles("snowflake", { functions: [name] })).toThrow(
      new RegExp(`^warehouseFiles: ${name} takes 1\\d\\d KB, and the engine takes 100 KB: choose fewer functions`),
    );
  }
});

test("takes less with fewer functions and a shorter list", () => {
  const sizeOf = (options?: Parameters<typeof warehouseFiles>[1]): number =>
    textOf("bigquery", options)["url-bigquery.js"]!.length;
  const all = sizeOf();
  expect(sizeOf({ list: "icann" })).toBeLessThan(all - 30_000);
  expect(sizeOf({ suffixes: "com\n" })).toBeLessThan(all - 30_000);
  expect(sizeOf({ functions: ["url_host"] })).toBeLessThan(40_000);
  expect(sizeOf({ functions: ["ip_class"] })).toBeLessThan(15_000);
});

test("has ASCII alone, and the notices of the data in it", () => {
  for (const engine of ["bigquery", "snowflake", "postgres", "duckdb-wasm"] satisfies WarehouseEngine[]) {
    for (const { path, text } of warehouseFiles(engine, { list: "icann" })) {
      expect(text, path).toMatch(/^[\0-\x7f]*$/);
      if (!text.includes("DETERMINISTIC")) expect(text, path).toContain("/*! Public Suffix List, MPL-2.0");
    }
  }
  expect(textOf("bigquery", { functions: ["ip_class"] })["url-bigquery.js"]).not.toContain("Public Suffix");
  expect(gzipSync(textOf("bigquery")["url-bigquery.js"]!).length).toBeLessThan(90_000);
});

test("declares in the order of the documentation, and once", () => {
  const sql = textOf("postgres", { functions: ["url_site", "url_host", "url_site"] })["url-postgres.sql"]!;
  expect(declaredIn(sql).map(({ name }) => name)).toEqual(["url_sql_library", "url_host", "url_site"]);
});

test("throws for an unknown engine and for wrong options", () => {
  expect(() => warehouseFiles("trino" as never)).toThrow(/engine must be "bigquery" or .*"duckdb-wasm"/);
  for (const options of [
    { functions: [] },
    { functions: ["url_hosts"] },
    { list: "private" as never },
    { suffixes: "" },
    { suffixes: "a..b" },
    { schema: 'a"; DROP TABLE b' },
    { schema: "" },
    { library: "https://a/" },
    { library: 'gs://a"]' },
  ])
    expect(() => warehouseFiles("bigquery", options), JSON.stringify(options)).toThrow(/^warehouseFiles: \w+ must /);
});
