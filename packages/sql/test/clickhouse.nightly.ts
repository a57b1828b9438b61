import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { CHDB, installed } from "@url/tooling-shared/engines";
import { runProgram } from "@url/tooling-shared/programs";
import { afterAll, expect, test } from "vitest";
import { clickHouseFiles } from "../src/clickhouse/index.ts";
import { SQL_FUNCTIONS } from "../src/index.ts";
import { describeEngine } from "./engines/describe-engine.ts";
import { startProcess } from "./engines/process.ts";

const CHDB_ENTRY = installed(CHDB.key, CHDB.file);
const NONE = `ClickHouse did not run: ${CHDB.spec} is not installed (npm run tool -- sql-job --install, half a gigabyte).`;
/** Answers as `url sql serve` does, from the build of this package. */
const SERVER = fileURLToPath(new URL("./engines/serve-process.mjs", import.meta.url));

const folder = mkdtempSync(join(tmpdir(), "url-sql-"));
afterAll(() => rmSync(folder, { recursive: true }));

for (const { path, text, executable } of clickHouseFiles({ command: [process.execPath, SERVER], poolSize: 2 })) {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), text);
  if (executable) chmodSync(join(folder, path), 0o755);
}

describeEngine("ClickHouse", async () =>
  CHDB_ENTRY === undefined
    ? NONE
    : startProcess(process.execPath, "./clickhouse-process.mjs", [
        CHDB_ENTRY,
        folder,
        mkdtempSync(join(folder, "run-")),
      ]),
);

/** Runs queries in a process of their own, and returns the text of each result, or the message of its error. */
function query(...queries: readonly string[]): string[] {
  const script = `
    const { Session } = require(${JSON.stringify(CHDB_ENTRY)});
    const session = new Session(${JSON.stringify(mkdtempSync(join(folder, "run-")))}, { connectionArgs: [
      ${JSON.stringify(`--user_scripts_path=${folder}/user_scripts/`)},
      ${JSON.stringify(`--user_defined_executable_functions_config=${folder}/*_function.xml`)},
    ] });
    const results = ${JSON.stringify(queries)}.map((text) => {
      try { return session.query(text, "TabSeparated"); } catch (error) { return "error: " + error.message; }
    });
    console.log(JSON.stringify(results));
    session.close();`;
  const { stdout, stderr } = runProgram(process.execPath, ["-e", script]);
  expect(stdout, stderr).not.toBe("");
  return JSON.parse(stdout);
}

test("other types of text work, numbers are converted to text, and the number of arguments is checked", (context) => {
  if (CHDB_ENTRY === undefined) return context.skip(NONE);
  const [types, number, two] = query(
    `SELECT url_host(toLowCardinality('http://a/')), url_host(toFixedString('http://b/', 12)), url_host(toNullable('http://c/')),
     toTypeName(url_host('http://a/')), toTypeName(url_is_valid('http://a/')), NOT url_is_valid('http://a/')`,
    "SELECT url_host(5)",
    "SELECT url_host('http://a/', 'b')",
  );
  expect(types).toBe("a\tb\tc\tNullable(String)\tNullable(Bool)\tfalse\n");
  expect(number).toBe("\\N\n");
  expect(two).toContain("NUMBER_OF_ARGUMENTS_DOESNT_MATCH");
});

test("ClickHouse loads every function, with its types, and loads them again", (context) => {
  if (CHDB_ENTRY === undefined) return context.skip(NONE);
  const columns = "name, load_status, return_type, arrayStringConcat(argument_names, ','), deterministic";
  const sql = `SELECT ${columns} FROM system.user_defined_functions ORDER BY name`;
  const [loaded, reloaded, again] = query(sql, "SYSTEM RELOAD FUNCTIONS", sql);
  const declared = SQL_FUNCTIONS.map(({ name, parameters, returns }) => {
    const type = returns === "boolean" ? "Nullable(Bool)" : "Nullable(String)";
    return `${[name, "Success", type, parameters.map((parameter) => parameter.name).join(), "1"].join("\t")}\n`;
  });
  expect(loaded).toBe(declared.sort().join(""));
  expect(reloaded).toBe("");
  expect(again).toBe(loaded);
});

test("the table function executable runs the same script", (context) => {
  if (CHDB_ENTRY === undefined) return context.skip(NONE);
  const [hosts] = query(
    `SELECT * FROM executable('url-sql url_host', TabSeparated, 'host Nullable(String)',
     (SELECT arrayJoin(['http://a/', NULL, '', 'x\\ty', 'http://b/'])))`,
  );
  expect(hosts).toBe("a\n\\N\n\\N\n\\N\nb\n");
});

test("bytes that are not UTF-8 become U+FFFD, as when a browser decodes text", (context) => {
  if (CHDB_ENTRY === undefined) return context.skip(NONE);
  const [path] = query("SELECT url_part(concat('http://a/', char(255), 'b'), 'path')");
  expect(path).toBe("/%EF%BF%BDb\n");
});
