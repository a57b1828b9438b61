import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { SQL_FUNCTIONS } from "@url/sql";
import type { WarehouseEngine, WarehouseFile } from "@url/sql/warehouse";
import { visible } from "@url/validator";
import { type Command, command, misuse } from "../../command.ts";
import { quoted } from "../../output/message.ts";
import { didYouMean } from "../../output/suggest.ts";
import { OK } from "../../status.ts";

interface Kind {
  readonly engine: WarehouseEngine;
  readonly called: string;
  /** What is written, and what to do with it. */
  readonly effect: string;
  /** What `--schema` names; undefined where there is none. */
  readonly schema?: string;
}

const KINDS: readonly Kind[] = [
  {
    engine: "bigquery",
    called: "BigQuery",
    effect:
      "Writes url-bigquery.js, a library to copy to Cloud Storage, and url-bigquery.sql, which declares the functions.",
    schema: "the dataset of the functions, such as my-project.urls",
  },
  {
    engine: "snowflake",
    called: "Snowflake",
    effect:
      "Writes url-snowflake.sql, which declares the functions. A function may have 100 KB there, so the whole Public Suffix\nList does not fit: pass --list icann, or leave out url_part, url_site, url_subdomain and url_parse.",
    schema: "the schema of the functions",
  },
  {
    engine: "postgres",
    called: "Postgres with plv8",
    effect: "Writes url-postgres.sql, which declares the functions in PL/v8.",
    schema: "the schema of the functions",
  },
  {
    engine: "duckdb-wasm",
    called: "DuckDB-Wasm",
    effect: "Writes url-duckdb-wasm.js, a module whose createURLTable adds columns to the rows of a query.",
  },
];

/** `url sql bigquery` and so on: what declares the functions in an engine that runs JavaScript itself. */
export const WAREHOUSES: readonly (readonly [name: string, command: Command])[] = /* @__PURE__ */ KINDS.map((kind) => [
  kind.engine,
  warehouse(kind),
]);

function warehouse({ engine, called, effect, schema }: Kind): Command {
  const name = `sql ${engine}`;
  return command({
    name,
    summary: `write the functions for ${called}`,
    help: `Usage: url ${name} --out <folder> [--functions <names>] [--list icann|<file>]

${effect} Prints the names of what it wrote.

Options:
  --out <folder>         where to write; the folder is made if it does not exist
  --functions <names>    only these, with commas between them; fewer make the script smaller
  --list <list>          icann for the ICANN section of the Public Suffix List alone, or a file with a list in its format
${schema === undefined ? "" : `  --schema <name>        ${schema}\n`}${engine === "bigquery" ? "  --library <address>    where the library will be: gs://<bucket>/<path>\n" : ""}  -h, --help             show this text

Exit status: 0 if the files were written; 2 if reading or writing failed; 3 for wrong usage.
`,
    arity: { count: 0, says: "takes options only" },
    options: {
      out: { type: "string" },
      functions: { type: "string" },
      list: { type: "string" },
      ...(schema !== undefined && { schema: { type: "string" } }),
      ...(engine === "bigquery" && { library: { type: "string" } }),
    },
    async run({ values }, streams) {
      const { out, functions, list, schema: inside, library } = values as Readonly<Record<string, string | undefined>>;
      if (out === undefined || out === "") return misuse(name, "needs --out <folder>", streams);
      const names = SQL_FUNCTIONS.map((one) => one.name);
      const chosen = functions?.split(",").map((one) => one.trim());
      const unknown = chosen?.find((one) => !names.includes(one));
      if (unknown !== undefined)
        return misuse(name, `there is no function ${quoted(unknown)}${didYouMean(unknown, names)}`, streams);
      const own = list === undefined || list === "icann" ? undefined : await readFile(list, "utf8");
      // A quarter of a megabyte, which "url sql serve" does not need.
      const { warehouseFiles } = await import("@url/sql/warehouse");
      let files: readonly WarehouseFile[];
      try {
        files = warehouseFiles(engine, {
          functions: chosen,
          list: list === "icann" ? "icann" : "all",
          suffixes: own,
          schema: inside,
          library,
        });
      } catch (error) {
        if (!(error instanceof RangeError)) throw error;
        return misuse(name, error.message.replace(/^\w+: /, ""), streams);
      }
      await mkdir(out, { recursive: true });
      for (const { path, text } of files) {
        const file = join(out, path);
        await writeFile(file, text);
        await streams.output.write(`${visible(file)}\n`);
      }
      return OK;
    },
  });
}
