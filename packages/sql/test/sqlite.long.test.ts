import { installed, NODE } from "@url/tooling-shared/engines";
import { runProgram, succeeds } from "@url/tooling-shared/programs";
import { expect, test } from "vitest";
import { describeEngine } from "./engines/describe-engine.ts";
import { startProcess } from "./engines/process.ts";

const PROBE = "require('node:sqlite').DatabaseSync.prototype.function.call";

/** This Node, or one that the benchmarks have installed, if it has `node:sqlite` with functions. */
const node = [process.execPath, ...["26", "24", "22"].map((major) => installed(`node-${major}`, NODE.program))].find(
  (path) => path !== undefined && succeeds(path, ["-e", PROBE]),
);
const NONE = `node:sqlite did not run: Node ${process.versions.node} has none, and no newer one is installed (npm run tool -- sql-job --install).`;

describeEngine("node:sqlite", async () => (node === undefined ? NONE : startProcess(node, "./sqlite-process.mjs", [])));

test("numbers, blobs and wrong numbers of arguments are errors, and indexes use the functions", (context) => {
  if (node === undefined) return context.skip(NONE);
  const script = `
    import { DatabaseSync } from "node:sqlite";
    import { registerSQLite } from "@url/sql/sqlite";
    const database = new DatabaseSync(":memory:");
    registerSQLite(database);
    const messages = ["url_host(5)", "url_host(x'00')", "url_host('a', 'b')"].map((call) => {
      try {
        return database.prepare("SELECT " + call + " AS value").get();
      } catch (error) {
        return error.message;
      }
    });
    database.exec("CREATE TABLE t (u TEXT, h TEXT AS (url_host(u)) STORED); CREATE INDEX i ON t (url_site(u))");
    database.exec("INSERT INTO t VALUES ('https://a.b.example/')");
    const { h } = database.prepare("SELECT h FROM t WHERE url_site(u) = 'https://b.example'").get();
    const { detail } = database.prepare("EXPLAIN QUERY PLAN SELECT h FROM t WHERE url_site(u) = 'https://b.example'").get();
    console.log(JSON.stringify({ messages, h, detail }));`;
  const { stdout, stderr } = runProgram(node, ["--input-type=module", "-e", script], { cwd: import.meta.dirname });
  expect(stdout, stderr).not.toBe("");
  const { messages, h, detail } = JSON.parse(stdout);
  expect(messages).toEqual([
    "url_host: url must be text or NULL, not 5.",
    "url_host: url must be text or NULL, not object.",
    expect.stringContaining("wrong number of arguments"),
  ]);
  expect(h).toBe("a.b.example");
  expect(detail).toContain("USING INDEX i");
});

test("the entry loads in a Node without node:sqlite", () => {
  const script =
    "import('@url/sql/sqlite').then((m) => m.registerSQLite({})).catch((e) => console.log(e.name, e.message))";
  const { stdout } = runProgram(process.execPath, ["-e", script], { cwd: import.meta.dirname });
  expect(stdout).toMatch(/^TypeError registerSQLite: database must be a database with the method function/);
});
