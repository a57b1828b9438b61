// Arguments: the entry of chdb, a folder with the files that `url sql clickhouse` writes, and an empty folder.
import { writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { SQL_FUNCTIONS } from "@url/sql";
import { answerLines } from "./answer-lines.mjs";

const [entry, files, folder] = process.argv.slice(2);
const { Session } = createRequire(import.meta.url)(entry);
const session = new Session(join(folder, "data"), {
  connectionArgs: [
    `--user_scripts_path=${join(files, "user_scripts")}/`,
    `--user_defined_executable_functions_config=${files}/*_function.xml`,
  ],
});
const given = join(folder, "given.jsonl");

await answerLines((name, rows) => {
  // JSON has no lone surrogates for ClickHouse, whose text is bytes.
  const wellFormed = (text) => (text == null ? null : Buffer.from(text, "utf8").toString("utf8"));
  const lines = rows.map(([a, b], i) => JSON.stringify({ i, a: wellFormed(a), b: wellFormed(b) }));
  writeFileSync(given, `${lines.join("\n")}\n`);
  const columns = SQL_FUNCTIONS.find((one) => one.name === name).parameters.length === 1 ? "a" : "a, b";
  const table = `file('${given}', JSONEachRow, 'i UInt32, a Nullable(String), b Nullable(String)')`;
  return session
    .query(`SELECT ${name}(${columns}) FROM ${table} ORDER BY i`, "JSONCompactEachRow")
    .split("\n")
    .filter(Boolean)
    .map((line) => JSON.parse(line)[0]);
});
session.close();
