import type { SQLFunction } from "../functions/sql-function.ts";
import { SQL_FUNCTIONS } from "../functions/table.ts";
import { type ClickHouseOptions, readOptions } from "./options.ts";

/** A file to write for ClickHouse. */
export interface ClickHouseFile {
  /** The name, relative to the folder of the files. */
  readonly path: string;
  readonly text: string;
  /** Whether ClickHouse must be allowed to run it. */
  readonly executable: boolean;
}

/**
 * Returns the files with which a ClickHouse server has the functions: a script for its folder `user_scripts`, and a
 * configuration that declares each function as an executable function with a pool of processes. A server reads every
 * configuration whose name ends with `_function.xml`.
 * @throws TypeError or RangeError for a wrong option
 * @see https://clickhouse.com/docs/sql-reference/functions/udf
 * @example clickHouseFiles().map(({ path }) => path) // → ["user_scripts/url-sql", "url_function.xml"]
 */
export function clickHouseFiles(options?: ClickHouseOptions): readonly ClickHouseFile[] {
  const { command, poolSize } = readOptions(options, "clickHouseFiles");
  const functions = SQL_FUNCTIONS.map((declared) => functionXML(declared, poolSize)).join("");
  return [
    { path: `user_scripts/${SCRIPT}`, text: script(command), executable: true },
    { path: "url_function.xml", text: `<functions>\n${functions}</functions>\n`, executable: false },
  ];
}

const SCRIPT = "url-sql";

function script(command: readonly string[]): string {
  return `#!/bin/sh
# Written by "url sql clickhouse". Answers ClickHouse for the function of @url/sql whose name is the argument.
exec ${command.map(quoteWord).join(" ")} sql serve "$1"
`;
}

function quoteWord(word: string): string {
  return /^[\w./:@%+=-]+$/.test(word) ? word : `'${word.replace(/'/g, "'\\''")}'`;
}

function functionXML({ name, parameters, returns }: SQLFunction, poolSize: number): string {
  const args = parameters.map(
    (parameter) => `    <argument><type>Nullable(String)</type><name>${parameter.name}</name></argument>\n`,
  );
  return `  <function>
    <type>executable_pool</type>
    <name>${name}</name>
${args.join("")}    <return_type>Nullable(${returns === "boolean" ? "Bool" : "String"})</return_type>
    <format>TabSeparated</format>
    <command>${SCRIPT} ${name}</command>
    <execute_direct>1</execute_direct>
    <deterministic>1</deterministic>
    <pool_size>${poolSize}</pool_size>
    <max_command_execution_time>60</max_command_execution_time>
    <command_read_timeout>60000</command_read_timeout>
    <stderr_reaction>throw</stderr_reaction>
  </function>
`;
}
