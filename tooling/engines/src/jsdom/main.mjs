import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { outputOf } from "@url/tooling-shared/programs";
import { installBoth } from "./install.mjs";

const USAGE = `npm run tool -- jsdom [--install]

Runs the same uses of URLs in pages of jsdom as it comes and of jsdom on @url/whatwg-url, and WPT's urltestdata
through a.href on ours. Exits with 1 when they differ or a row fails.

  --install   fetch jsdom and pack the packages first, into .cache/jsdom/
  --help      this`;

const root = fileURLToPath(new URL("../../../../", import.meta.url));
const folder = join(root, ".cache", "jsdom");
const { install, help } = parseArgs({ options: { install: { type: "boolean" }, help: { type: "boolean" } } }).values;

if (help) {
  console.log(USAGE);
  process.exit();
}

const projects = install ? installBoth(root, folder) : { stock: join(folder, "stock"), ours: join(folder, "ours") };
if (!existsSync(projects.ours)) {
  console.log("jsdom is not installed: npm run tool -- jsdom --install");
  process.exit(2);
}

const versionOf = (project, name) => readPackage(join(project, "node_modules", name)).version;
const wpt = join(root, "tooling", "data", "wpt", "rows");
const expected = runIn(projects.stock, "uses.cjs");
const actual = runIn(projects.ours, "uses.cjs");
const different = Object.keys(expected).filter(
  (title) => JSON.stringify(expected[title]) !== JSON.stringify(actual[title]),
);
for (const title of different) {
  console.log(`${title}\n  stock ${JSON.stringify(expected[title])}\n  ours  ${JSON.stringify(actual[title])}`);
}
const rows = runIn(projects.ours, "a-element.cjs", join(wpt, "urltestdata.json"));
for (const row of rows.failed) console.log(`a.href: ${JSON.stringify(row)}`);

const stockVersion = `jsdom ${versionOf(projects.stock, "jsdom")}, whatwg-url ${versionOf(projects.stock, "whatwg-url")}`;
const uses = Object.keys(expected).length;
console.log(`${stockVersion}: ${uses - different.length} of ${uses} uses the same on @url/whatwg-url`);
console.log(`urltestdata through a.href on @url/whatwg-url: ${rows.passed} passed, ${rows.failed.length} failed`);
process.exitCode = different.length + rows.failed.length > 0 ? 1 : 0;

/** Runs a script of this folder with the project's jsdom, and returns the JSON that it has written. */
function runIn(project, script, ...scriptArguments) {
  const path = fileURLToPath(new URL(script, import.meta.url));
  return JSON.parse(outputOf(process.execPath, [path, ...scriptArguments], { cwd: project }));
}

function readPackage(directory) {
  return JSON.parse(readFileSync(join(directory, "package.json"), "utf8"));
}
