import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { ROOT } from "../matrix/root.ts";
import { packAll } from "../pack/pack-all.ts";
import type { Outcome } from "./outcome.ts";
import { rowOf, withRows } from "./page.ts";
import { SERVERS } from "./servers.ts";
import { tryServer } from "./try-server.ts";

const USAGE = `npm run tool -- form-servers [options] [server…]

  --write   write the rows of these servers into docs/form-servers.md
  --keep    leave the projects, and say where they are
  --help    this

The servers: ${SERVERS.map(({ name }) => JSON.stringify(name)).join(", ")}. Without a name, all of them.`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    write: { type: "boolean", default: false },
    keep: { type: "boolean", default: false },
    help: { type: "boolean", short: "h", default: false },
  },
});
if (values.help) console.log(USAGE);
else process.exitCode = await runServers();

/** Tries the chosen servers one after the other, and returns the exit status. */
async function runServers(): Promise<number> {
  const unknown = positionals.find((name) => !SERVERS.some((server) => server.name === name));
  if (unknown !== undefined) {
    console.error(`There is no server "${unknown}".\n\n${USAGE}`);
    return 2;
  }
  const folder = mkdtempSync(join(tmpdir(), "form-servers-"));
  if (values.keep) console.log(`The projects are in ${folder}`);
  const tarballs = join(folder, "tarballs");
  mkdirSync(tarballs);
  const packed = packAll(ROOT, tarballs);
  const outcomes = new Map<string, Outcome>();
  let status = 0;
  try {
    for (const [index, server] of SERVERS.entries()) {
      if (positionals.length > 0 && !positionals.includes(server.name)) continue;
      const outcome = await tryServer(server, packed, join(folder, String(index))).catch((error: Error) => error);
      if (outcome instanceof Error) {
        console.log(`FAILS  ${server.name}: ${outcome.message}`);
        status = 1;
        continue;
      }
      outcomes.set(server.name, outcome);
      console.log(`${outcome.wrong.length === 0 ? "works" : "FAILS"}  ${rowOf(server, outcome).join("  ")}`);
      for (const sentence of outcome.wrong) console.log(`       ${sentence}`);
      if (outcome.wrong.length > 0) status = 1;
    }
  } finally {
    if (!values.keep) rmSync(folder, { recursive: true, force: true });
  }
  if (values.write) {
    const page = join(ROOT, "docs/form-servers.md");
    writeFileSync(page, withRows(readFileSync(page, "utf8"), outcomes));
  }
  return status;
}
