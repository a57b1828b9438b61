// Arguments: the entry of DuckDB-Wasm, and a folder beside its packages.
import { writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { warehouseFiles } from "@url/sql/warehouse";
import { answerLines } from "./answer-lines.mjs";

const [entry, folder] = process.argv.slice(2);
const file = join(folder, "url-duckdb-wasm.mjs");
writeFileSync(file, warehouseFiles("duckdb-wasm")[0].text);
const { createURLTable } = await import(pathToFileURL(file).href);

const load = createRequire(entry);
// It is installed beside DuckDB-Wasm. knip would take a literal for a dependency of the workspace.
const arrow = "apache-arrow";
const { createDuckDB, NODE_RUNTIME, VoidLogger } = load(entry);
const { Int32, Table, tableToIPC, Utf8, vectorFromArray } = load(arrow);
const mainModule = (name) => ({ mainModule: join(dirname(entry), name), mainWorker: "" });
const bundles = { mvp: mainModule("duckdb-mvp.wasm"), eh: mainModule("duckdb-eh.wasm") };
const database = await createDuckDB(bundles, new VoidLogger(), NODE_RUNTIME);
await database.instantiate(() => {});
const connection = database.connect();

await answerLines(async (name, rows) => {
  // An argument behind the column is the same for all rows of a table.
  const groups = new Map();
  for (const [i, [, b]] of rows.entries()) groups.set(b, [...(groups.get(b) ?? []), i]);
  const values = [];
  for (const [b, places] of groups) {
    const i = vectorFromArray(places, new Int32());
    const a = vectorFromArray(
      places.map((place) => rows[place][0]),
      new Utf8(),
    );
    connection.insertArrowFromIPCStream(tableToIPC(new Table({ i, a }), "stream"), { name: "given" });
    try {
      const columns = { value: b === undefined ? [name, "a"] : [name, "a", b] };
      await createURLTable(connection, "answers", "SELECT * FROM given", columns);
      for (const { i, value } of connection.query("SELECT i, value FROM answers").toArray()) values[i] = value;
    } finally {
      for (const table of ["given", "answers", "answers rows", "answers computed"])
        connection.query(`DROP TABLE IF EXISTS "${table}"`);
    }
  }
  return values;
});
connection.close();
