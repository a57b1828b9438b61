// npm run update -- <what> …: takes newer data, and writes tables, pages, READMEs and the changeset. It needs no build: what
// it has to build of the new tables, `generate` builds.
import { spawnSync } from "node:child_process";
import { existsSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { pnpm } from "../../../pnpm.mjs";
import { readCopies, readNetwork } from "../watch/read.mjs";
import { KINDS } from "./kinds.mjs";

const ROOT = fileURLToPath(new URL("../../../..", import.meta.url));
const USAGE = `npm run update -- <what> [<version>] [--from <folder or address>] [--date <YYYY-MM-DD>] [--says <file>]

${Object.entries(KINDS)
  .map(([name, { says }]) => `  ${name.padEnd(8)} ${says}`)
  .join("\n")}

  --from   reads copies, <folder or address>/<host>/<path>, instead of what is published. npm's packages come from its registry
  --date   the day of the data, for a registry that does not say it; today unless you name one
  --says   writes what was done into a file too

What is not newer is not written.`;

process.exitCode = await main();

async function main() {
  const { values, positionals } = readOptions();
  const [what = "", version, ...more] = positionals;
  const kind = Object.hasOwn(KINDS, what) ? KINDS[what] : undefined;
  if (kind === undefined || more.length > 0 || !canRead(values.from)) {
    console.error(USAGE);
    return 2;
  }
  const read = values.from === undefined ? readNetwork : readCopies(values.from);
  const date = values.date ?? new Date().toISOString().slice(0, 10);
  try {
    const { says, same = false, installs = false, runs = [] } = await kind.update({ root: ROOT, version, read, date });
    if (same) return tell(says, values);
    if (installs && pnpm(["install", "--no-frozen-lockfile"]) !== 0) throw new Error("pnpm could not install it");
    for (const command of [
      ...runs,
      ["npm", "run", "--silent", "generate"],
      ["npm", "run", "--silent", "tool", "--", "api", "--write"],
    ]) {
      run(command);
    }
    return tell(says, values);
  } catch (error) {
    console.error(`update: ${error.message}`);
    return 1;
  }
}

function tell(says, { says: file }) {
  console.log(says);
  if (file !== undefined) writeFileSync(file, `${says}\n`);
  return 0;
}

function canRead(from) {
  return from === undefined || /^https?:/.test(from) || existsSync(from);
}

function run([program, ...args]) {
  const shell = process.platform === "win32";
  // biome-ignore lint/plugin: what it runs has its own limits, and a person waits for it
  const { status } = spawnSync(program, args, { cwd: ROOT, stdio: "inherit", shell });
  if (status !== 0) throw new Error(`${[program, ...args].join(" ")} ended with ${status}`);
}

function readOptions() {
  try {
    const string = { type: /** @type {const} */ ("string") };
    return parseArgs({ allowPositionals: true, options: { from: string, date: string, says: string } });
  } catch (error) {
    console.error(`${error.message}\n${USAGE}`);
    process.exit(2);
  }
}
