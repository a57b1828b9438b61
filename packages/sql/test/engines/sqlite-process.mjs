// Needs node:sqlite, and the build of the packages.
import { DatabaseSync } from "node:sqlite";
import { SQL_FUNCTIONS } from "@url/sql";
import { registerSQLite } from "@url/sql/sqlite";
import { answerLines } from "./answer-lines.mjs";

const database = new DatabaseSync(":memory:");
registerSQLite(database);
database.exec("CREATE TABLE given (i INTEGER PRIMARY KEY, a TEXT, b TEXT)");

await answerLines((name, rows) => {
  database.exec("DELETE FROM given; BEGIN");
  const insert = database.prepare("INSERT INTO given VALUES (?, ?, ?)");
  for (const [i, [a, b = null]] of rows.entries()) insert.run(i, a, b);
  database.exec("COMMIT");
  const declared = SQL_FUNCTIONS.find((one) => one.name === name);
  const columns = declared.parameters.length === 1 ? "a" : "a, b";
  const values = database
    .prepare(`SELECT ${name}(${columns}) AS value FROM given ORDER BY i`)
    .all()
    .map(({ value }) => value);
  return declared.returns === "boolean" ? values.map((value) => (value === null ? null : value === 1)) : values;
});
