// npm run update -- <what> …: takes newer data, and writes tables, pages, READMEs and the changeset. It runs without a build.
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { pnpm } from "../../../pnpm.mjs";
import { readFolder, readNetwork } from "../watch/read.mjs";
import { KINDS } from "./kinds.mjs";

const ROOT = fileURLToPath(new URL("../../../..", import.meta.url));
const USAGE = `npm run update -- <what> [<version>] [--from <folder>] [--date <YYYY-MM-DD>]

${Object.entries(KINDS)
  .map(([name, { says }]) => `  ${name.padEnd(8)} ${says}`)
  .join("\n")}

  --from   reads local copies, <folder>/<host>/<path>, instead of what is published
  --date   the day of the data, for a registry that does not say it; today unless you name one`;

process.exitCode = await main();

async function main() {
  const { values, positionals } = readOptions();
  const [what = "", version, ...more] = positionals;
  const kind = Object.hasOwn(KINDS, what) ? KINDS[what] : undefined;
  if (kind === undefined || more.length > 0 || (values.from !== undefined && !existsSync(values.from))) {
    console.error(USAGE);
    return 2;
  }
  const read = values.from === undefined ? readNetwork : readFolder(values.from);
  const date = values.date ?? new Date().toISOString().slice(0, 10);
  try {
    const { says, installs = false, runs = [] } = await kind.update({ root: ROOT, version, read, date });
    if (installs && pnpm(["install", "--no-frozen-lockfile"]) !== 0) throw new Error("pnpm could not install it");
    for (const command of [
      ...runs,
      ["npm", "run", "--silent", "generate"],
      ["npm", "run", "--silent", "tool", "--", "api", "--write"],
    ]) {
      run(command);
    }
    console.log(says);
    return 0;
  } catch (error) {
    console.error(`update: ${error.message}`);
    return 1;
  }
}

function run([program, ...args]) {
  const shell = process.platform === "win32";
  // biome-ignore lint/plugin: what it runs has its own limits, and a person waits for it
  const { status } = spawnSync(program, args, { cwd: ROOT, stdio: "inherit", shell });
  if (status !== 0) throw new Error(`${[program, ...args].join(" ")} ended with ${status}`);
}

function readOptions() {
  try {
    return parseArgs({ allowPositionals: true, options: { from: { type: "string" }, date: { type: "string" } } });
  } catch (error) {
    console.error(`${error.message}\n${USAGE}`);
    process.exit(2);
  }
}
