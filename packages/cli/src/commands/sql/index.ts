import { type Command, misuse } from "../../command.ts";
import { quoted } from "../../output/message.ts";
import { didYouMean } from "../../output/suggest.ts";
import { OK } from "../../status.ts";
import { clickhouse } from "./clickhouse.ts";
import { serve } from "./serve.ts";
import { WAREHOUSES } from "./warehouse.ts";

const SUBCOMMANDS: ReadonlyMap<string, Command> = /* @__PURE__ */ new Map<string, Command>([
  ["clickhouse", clickhouse],
  ["serve", serve],
  ...WAREHOUSES,
]);

const HELP = `Usage: url sql clickhouse --out <folder>
       url sql bigquery|snowflake|postgres|duckdb-wasm --out <folder>
       url sql serve <function>

The functions of @url/sql in engines that run a program or JavaScript: url_host, url_site, url_error and so on.

Commands:
${Array.from(SUBCOMMANDS, ([name, { summary }]) => `  ${name.padEnd(11)}  ${summary}\n`).join("")}
Trino runs neither: its functions are in SQL, Python or Java. Spark and Databricks pipe rows through "url get --one-to-one".

See url sql <command> --help.
`;

/** `url sql`: what database engines need. DuckDB and SQLite need no command: see @url/sql. */
export const sql: Command = {
  summary: "URL functions for ClickHouse, BigQuery, Snowflake, Postgres and DuckDB-Wasm: write their files",
  help: HELP,
  options: [{ name: "help", takesValue: false }],
  subcommands: SUBCOMMANDS,
  async start(args, streams) {
    const [name = "", ...rest] = args;
    const found = SUBCOMMANDS.get(name);
    if (found !== undefined) return found.start(rest, streams);
    if (name === "--help" || name === "-h") {
      await streams.output.write(HELP);
      return OK;
    }
    const names = Array.from(SUBCOMMANDS.keys())
      .join(", ")
      .replace(/, (?=[^,]*$)/, " or ");
    return misuse(
      "sql",
      name === ""
        ? `needs ${names}`
        : `there is no ${quoted(name)}; use ${names}${didYouMean(name, SUBCOMMANDS.keys())}`,
      streams,
    );
  },
};
