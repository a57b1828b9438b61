import { readFileSync, writeFileSync } from "node:fs";
import { table } from "@url/tooling-shared/markdown";
import { installNodes } from "../engines.ts";
import { measureDecisions } from "./decisions.ts";
import { hostileTable } from "./hostile/measure.ts";
import { measureRequests } from "./measure.ts";

// Measures what a guard adds to a request, and with --write puts the table into the README of @url/guard.
const rows = (await measureRequests()).map(({ title, without, guarded, ratio }) => [
  title,
  without.toFixed(0),
  guarded.toFixed(0),
  ratio.toFixed(2),
]);
const header = ["request on loopback", "without a guard, µs", "with it, µs", "ratio"];
const requests = `Node ${process.versions.node}, medians of 15 interleaved rounds of 400 requests, after eight that do not count:\n\n${table(header, rows)}`;
const decisions = table(
  ["decision of `explain`, resolution excluded", "µs"],
  measureDecisions().map(({ title, time }) => [title, time.toFixed(1)]),
);
const text = `${requests}\n\nThe decision by itself, medians of 15 interleaved rounds of 2,000:\n\n${decisions}`;
console.log(text);

// With --hostile also what the functions do with the replies of a hostile server, on each Node: half an hour.
let hostile: string | undefined;
if (process.argv.includes("--hostile")) {
  const nodes = [process.execPath, ...installNodes()];
  hostile = await hostileTable(nodes);
  console.log(hostile);
}

if (process.argv.includes("--write")) {
  const readme = new URL("../../../../packages/guard/README.md", import.meta.url);
  const fill = (page: string, mark: string, content: string): string =>
    page.replace(
      new RegExp(`(<!-- ${mark} -->\\n).*?(<!-- /${mark} -->)`, "s"),
      (_, start, end) => `${start}${content}\n${end}`,
    );
  let page = fill(readFileSync(readme, "utf8"), "requests", text);
  if (hostile !== undefined) page = fill(page, "hostile", hostile);
  writeFileSync(readme, page);
}
process.exit();
