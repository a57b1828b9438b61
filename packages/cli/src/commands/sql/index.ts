import { type Command, misuse } from "../../command.ts";
import { quoted } from "../../output/message.ts";
import { didYouMean } from "../../output/suggest.ts";
import { OK } from "../../status.ts";
import { clickhouse } from "./clickhouse.ts";
import { serve } from "./serve.ts";

const SUBCOMMANDS: ReadonlyMap<string, Command> = /* @__PURE__ */ new Map([
  ["clickhouse", clickhouse],
  ["serve", serve],
]);

const HELP = `Usage: url sql clickhouse --out <folder>
       url sql serve <function>

The functions of @url/sql in engines that run a program: url_host, url_site, url_error and so on.

Commands:
  clickhouse  ${clickhouse.summary}
  serve       ${serve.summary}

See url sql <command> --help.
`;

/** `url sql`: what database engines need. DuckDB and SQLite need no command: see @url/sql. */
export const sql: Command = {
  summary: "URL functions for ClickHouse: write its files, and answer it",
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
    const names = Array.from(SUBCOMMANDS.keys()).join(" or ");
    return misuse(
      "sql",
      name === ""
        ? `needs ${names}`
        : `there is no ${quoted(name)}; use ${names}${didYouMean(name, SUBCOMMANDS.keys())}`,
      streams,
    );
  },
};
