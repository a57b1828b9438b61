import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { CHDB, installed, NODE, npmInstall } from "@url/tooling-shared/engines";
import { checkEqual } from "./check-equal.mjs";
import { runClickHouse } from "./clickhouse.mjs";
import { runDuckDB } from "./duckdb.mjs";
import { corpus, rowsOfWPT } from "./inputs.mjs";
import { machine, page } from "./page.mjs";

const USAGE = `npm run tool -- sql-job [--install] [--rows <n>] [--print]

Counts the links of real lists, repeated to so many rows, in DuckDB and in ClickHouse, with the functions of @url/sql and
with those of the engines, and writes docs/sql-job.md. The two engines must count the same.

  --install    fetch ClickHouse as a library (half a gigabyte), and a Node with node:sqlite for the tests of @url/sql
  --rows <n>   the default is 10000000, which takes about ten minutes and 4 GB of memory
  --print      print the page instead of writing it
  --help       this`;

const root = fileURLToPath(new URL("../../../../", import.meta.url));
const { install, rows, print, help } = parseArgs({
  options: {
    install: { type: "boolean" },
    rows: { type: "string", default: "10000000" },
    print: { type: "boolean" },
    help: { type: "boolean" },
  },
}).values;

if (help) {
  console.log(USAGE);
  process.exit();
}
if (!/^[1-9]\d{0,9}$/.test(rows)) {
  console.error(`--rows must be a positive integer, not ${rows}.`);
  process.exit(3);
}
if (install) {
  if (installed(CHDB.key, CHDB.file) === undefined) npmInstall(CHDB.key, [CHDB.spec]);
  if (installed("node-24", NODE.program) === undefined) npmInstall("node-24", [`${NODE.name}@24`]);
}
const chdb = installed(CHDB.key, CHDB.file);
if (chdb === undefined) {
  console.error("ClickHouse is not installed: npm run tool -- sql-job --install");
  process.exit(2);
}

const { text, count, leftOut } = corpus();
for (const sentence of leftOut) console.error(sentence);
const folder = mkdtempSync(join(tmpdir(), "url-sql-job-"));
const file = join(folder, "corpus.jsonl");
writeFileSync(file, text);
const before = machine();
const duckDB = await runDuckDB(file, Number(rows));
const clickHouse = await runClickHouse({
  chdb,
  command: join(root, "packages/cli/dist/bin.cjs"),
  corpus: file,
  rows: Number(rows),
  rowsOfWPT: rowsOfWPT(root),
});
rmSync(folder, { recursive: true });
checkEqual(duckDB, clickHouse);
const written = page({ machine: before, corpus: count, engines: [duckDB, clickHouse] });
if (print) console.log(written);
else writeFileSync(join(root, "docs/sql-job.md"), written);
