import { readFileSync, writeFileSync } from "node:fs";
import { table } from "@url/tooling-shared/markdown";
import { measureDecisions } from "./decisions.ts";
import { measureRequests } from "./measure.ts";

// Measures what a guard adds to a request, and with --write puts the table into the README of @url/guard.
const rows = (await measureRequests()).map(({ title, without, guarded }) => [
  title,
  without.toFixed(0),
  guarded.toFixed(0),
  (guarded / without).toFixed(2),
]);
const header = ["request on loopback", "without a guard, µs", "with it, µs", "ratio"];
const requests = `Node ${process.versions.node}, medians of 15 interleaved rounds of 400 requests:\n\n${table(header, rows)}`;
const decisions = table(
  ["decision of `explain`, resolution excluded", "µs"],
  measureDecisions().map(({ title, time }) => [title, time.toFixed(1)]),
);
const text = `${requests}\n\nThe decision by itself, medians of 15 interleaved rounds of 2,000:\n\n${decisions}`;
console.log(text);

if (process.argv.includes("--write")) {
  const readme = new URL("../../../../packages/guard/README.md", import.meta.url);
  const marks = /(<!-- requests -->\n).*?(\n<!-- \/requests -->)/s;
  writeFileSync(
    readme,
    readFileSync(readme, "utf8").replace(marks, (_, start, end) => start + text + end),
  );
}
process.exit();
