import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { gapsIn } from "./documentation.ts";
import { readEntries } from "./entries.ts";
import { createProgram, exportsOf } from "./exports.ts";
import { failureFormErrors } from "./failure-form.ts";
import { type FunctionRow, functionRows, renderFunctions } from "./functions-page.ts";
import { renderReport } from "./report.ts";

const root = fileURLToPath(new URL("../../../..", import.meta.url));
const { write } = parseArgs({ options: { write: { type: "boolean" } } }).values;
const entries = readEntries(root);
const program = createProgram(entries.map(({ file }) => file));
const folder = join(root, "docs/api");

mkdirSync(folder, { recursive: true });
const stale = new Set(readdirSync(folder).map((name) => `docs/api/${name}`));
let gaps: string[] = [];
let rows: FunctionRow[] = [];
let count = 0;
for (const entry of entries) {
  const exports = exportsOf(entry, program, root);
  count += exports.length;
  rows = rows.concat(functionRows(exports));
  gaps = gaps.concat(gapsIn(exports), failureFormErrors(exports, program.getTypeChecker()));
  const path = join(root, entry.report);
  const text = renderReport(entry.name, exports);
  if (!stale.delete(entry.report) || readFileSync(path, "utf8") !== text) {
    console.log(`${write ? "wrote" : "differs:"} ${entry.report}`);
    if (write) writeFileSync(path, text);
    else process.exitCode = 1;
  }
}
const page = join(root, "docs/functions.md");
if (!existsSync(page) || readFileSync(page, "utf8") !== renderFunctions(rows)) {
  console.log(`${write ? "wrote" : "differs:"} docs/functions.md`);
  if (write) writeFileSync(page, renderFunctions(rows));
  else process.exitCode = 1;
}
for (const path of stale) {
  console.log(`${write ? "removed" : "has no entry:"} ${path}`);
  if (write) rmSync(join(root, path));
  else process.exitCode = 1;
}

console.log(`${entries.length} entries, ${count} exports`);
for (const gap of gaps) {
  console.log(`gap: ${gap}`);
  process.exitCode = 1;
}
