import { expectArray, expectOneOf, expectOptions, expectText, type OptionChecks, refuse } from "@url/result/internal";
import { createSuffixes } from "@url/site/custom";
import { SQL_FUNCTIONS } from "../functions/table.ts";

/** An engine that runs JavaScript itself. */
export type WarehouseEngine = "bigquery" | "snowflake" | "postgres" | "duckdb-wasm";

/** What is written for an engine. */
export interface WarehouseOptions {
  /** The names of the functions. The default is all. Fewer make the script smaller. */
  readonly functions?: readonly string[] | undefined;
  /** The Public Suffix List: the whole, which is the default, or its ICANN section. */
  readonly list?: "all" | "icann" | undefined;
  /** A list of your own in the format of the Public Suffix List, instead of `list`. */
  readonly suffixes?: string | undefined;
  /** The dataset of BigQuery, or the schema of Snowflake and Postgres, in which the functions are declared. */
  readonly schema?: string | undefined;
  /** The address of the script for BigQuery in Cloud Storage. The default is `gs://YOUR_BUCKET/url-bigquery.js`. */
  readonly library?: string | undefined;
}

/** The options with their defaults. */
export interface WarehouseSettings {
  readonly names: readonly string[];
  readonly list: "all" | "icann";
  readonly suffixes: string | undefined;
  /** The schema with a dot behind it, or "". */
  readonly prefix: string;
  readonly library: string;
}

/** The engines by name. */
const ENGINES: readonly WarehouseEngine[] = ["bigquery", "snowflake", "postgres", "duckdb-wasm"];

const NAMES: readonly string[] = /* @__PURE__ */ SQL_FUNCTIONS.map(({ name }) => name);

/** Checks the arguments of the function `where`, and adds the defaults. */
export function readWarehouseOptions(
  engine: WarehouseEngine,
  options: WarehouseOptions | undefined,
  where: string,
): WarehouseSettings {
  expectOneOf(engine, ENGINES, where, "engine");
  expectOptions(options, where, CHECKS);
  const { functions = NAMES, list = "all", suffixes, schema, library } = options ?? {};
  return {
    // In the order of the table, and each once.
    names: NAMES.filter((name) => functions.includes(name)),
    list,
    suffixes,
    prefix: schema === undefined ? "" : `${engine === "bigquery" ? `\`${schema}\`` : schema}.`,
    library: library ?? "gs://YOUR_BUCKET/url-bigquery.js",
  };
}

const CHECKS: OptionChecks<WarehouseOptions> = {
  functions(value, where, name) {
    expectArray(value, where, name);
    const names = value as readonly unknown[];
    if (names.length === 0) throw new RangeError(`${where}: ${name} must be names of functions, but is empty.`);
    for (const one of names) {
      if (!NAMES.includes(one as string)) refuse(one, where, name, "names of functions in SQL_FUNCTIONS", "string");
    }
  },
  list(value, where, name) {
    expectOneOf(value, ["all", "icann"], where, name);
  },
  suffixes(value, where, name) {
    expectText(value, where, name);
    const read = createSuffixes(value as string);
    if (!read.ok)
      throw new RangeError(`${where}: ${name} must be a list of suffixes: ${read.error.code} at ${read.error.start}`);
  },
  schema(value, where, name) {
    expectText(value, where, name);
    // A name that no engine has to quote. A project of BigQuery may have "-".
    if (!/^[A-Za-z_][\w-]*(?:\.[A-Za-z_]\w*)*$/.test(value as string))
      refuse(value, where, name, "names of ASCII letters, digits and _, with dots between them", "string");
  },
  library(value, where, name) {
    expectText(value, where, name);
    if (!/^gs:\/\/[\w./-]+$/.test(value as string))
      refuse(value, where, name, "an address that starts with gs://", "string");
  },
};
