// npm run tool -- watch-standard [--report <file>] [--from <folder or address>] [--pins <file>]
// Compares the versions in pins.json with what is published, and says what changed. Ends with status 1 if something did
// or could not be read, and writes the report then. With --from it reads copies instead: a folder or a server of saved answers.
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { compare } from "./compare.mjs";
import { readCopies, readNetwork } from "./read.mjs";

const ROOT = fileURLToPath(new URL("../../../..", import.meta.url));
const USAGE = "usage: npm run tool -- watch-standard [--report <file>] [--from <folder or address>] [--pins <file>]";

const { report, from, pins } = readOptions();
const read = from === undefined ? readNetwork : readCopies(from);
const readPinned = (path) => readFileSync(join(ROOT, path), "utf8");
const answers = [];
for (const pin of JSON.parse(readFileSync(pins, "utf8"))) answers.push(await compare(pin, read, readPinned));

const changed = answers.filter(({ changes }) => changes.length > 0);
for (const { name, changes, state } of answers) console.log(`${name}: ${changes.length === 0 ? state : "see below"}`);
if (changed.length > 0) {
  const text = changed.map(section).join("\n");
  console.log(`\n${text}`);
  if (report !== undefined) writeFileSync(report, text);
  process.exitCode = 1;
}

/** @param {{ name: string, changes: readonly string[], state: string, remedy: string }} answer */
function section({ name, changes, state, remedy }) {
  return `## ${name}\n${state}\n\n${changes.map((change) => `- ${change}`).join("\n")}\n\n${remedy}\n`;
}

function readOptions() {
  try {
    return parseArgs({
      options: {
        report: { type: "string" },
        from: { type: "string" },
        pins: { type: "string", default: join(ROOT, "tooling/data/pins.json") },
      },
    }).values;
  } catch (error) {
    console.error(`${/** @type {Error} */ (error).message}\n${USAGE}`);
    process.exit(2);
  }
}
