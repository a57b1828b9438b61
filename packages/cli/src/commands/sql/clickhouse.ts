import { chmod, mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { clickHouseFiles } from "@url/sql/clickhouse";
import { visible } from "@url/validator";
import { type Command, command, misuse } from "../../command.ts";
import { OK } from "../../status.ts";

/** `url sql clickhouse`: the files with which a ClickHouse server has the functions. */
export const clickhouse: Command = /* @__PURE__ */ command({
  name: "sql clickhouse",
  summary: "write the script and the configuration for a ClickHouse server",
  help: `Usage: url sql clickhouse --out <folder> [--command <program>]... [--pool-size <n>]

Writes user_scripts/url-sql and url_function.xml into a folder, and prints their names. Copy the first to the folder
user_scripts of the server, and the second beside its config.xml.

Options:
  --out <folder>         where to write; the folder is made if it does not exist
  --command <program>    what the script runs; the default is url. Repeat it for arguments:
                         --command node --command /opt/url/dist/bin.cjs
  --pool-size <n>        how many processes ClickHouse keeps for each function, at most; the default is 4
  -h, --help             show this text

Exit status: 0 if the files were written; 2 if writing failed; 3 for wrong usage.
`,
  arity: { count: 0, says: "takes options only" },
  options: {
    out: { type: "string" },
    command: { type: "string", multiple: true },
    "pool-size": { type: "string" },
  },
  async run({ values }, streams) {
    const { out, "pool-size": size } = values;
    if (out === undefined || out === "") return misuse("sql clickhouse", "needs --out <folder>", streams);
    if (size !== undefined && !/^[1-9]\d{0,3}$/.test(size))
      return misuse("sql clickhouse", "--pool-size must be an integer from 1 to 9999", streams);
    const files = clickHouseFiles({ command: values.command, poolSize: size === undefined ? undefined : Number(size) });
    for (const { path, text, executable } of files) {
      const file = join(out, path);
      await mkdir(dirname(file), { recursive: true });
      await writeFile(file, text);
      // The mode of writeFile does not change a file that exists.
      if (executable) await chmod(file, 0o755);
      await streams.output.write(`${visible(file)}\n`);
    }
    return OK;
  },
});
