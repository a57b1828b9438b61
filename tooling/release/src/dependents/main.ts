import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { ROOT } from "../matrix/root.ts";
import { packAll } from "../pack/pack-all.ts";
import { DATA, DEPENDENTS } from "./dependent.ts";
import { type Results, rowOf, withResults } from "./page.ts";
import { type Outcome, tryDependent } from "./try-dependent.ts";

const USAGE = `npm run tool -- dependents [options]

Runs the own tests of other projects, as they are and with our packed packages in them.

  --only <name>     this project alone; can be given several times
  --from <folder>   clone from the git directories of a folder, such as jshttp+proxy-addr, instead of GitHub
  --write           write what was measured into tooling/data/dependents, and docs/dependents.md
  --keep            leave the clones, and say where they are
  --help            this

The projects: ${DEPENDENTS.map(({ name }) => name).join(", ")}.`;

const { values } = parseArgs({
  options: {
    only: { type: "string", multiple: true, default: [] },
    from: { type: "string" },
    write: { type: "boolean", default: false },
    keep: { type: "boolean", default: false },
    help: { type: "boolean", short: "h", default: false },
  },
});
if (values.help) console.log(USAGE);
else process.exitCode = await run();

/** Tries the chosen projects one after the other, and returns the exit status. */
async function run(): Promise<number> {
  const unknown = values.only.find((name) => !DEPENDENTS.some((dependent) => dependent.name === name));
  if (unknown !== undefined) {
    console.error(`There is no project "${unknown}".\n\n${USAGE}`);
    return 2;
  }
  const folder = mkdtempSync(join(tmpdir(), "dependents-"));
  if (values.keep) console.log(`The clones are in ${folder}`);
  const tarballs = join(folder, "tarballs");
  mkdirSync(tarballs);
  const packed = packAll(ROOT, tarballs);
  let status = 0;
  for (const [index, dependent] of DEPENDENTS.entries()) {
    if (values.only.length > 0 ? !values.only.includes(dependent.name) : dependent.cannotRun !== undefined) continue;
    const place = join(folder, String(index));
    const from = values.from && resolve(values.from);
    const tell = (sentence: string) => console.log(`${dependent.name}: ${sentence}`);
    // One that fails must not stop the others.
    const outcome = await tryDependent(dependent, packed, place, from, tell).catch((error: Error) => error);
    if (!values.keep) rmSync(place, { recursive: true, force: true, maxRetries: 3 });
    if (outcome instanceof Error) {
      console.log(`FAILS  ${dependent.name}: ${outcome.message}`);
      status = 1;
      continue;
    }
    console.log(rowOf(dependent, outcome).join("  "));
    for (const { why, tests } of outcome.reasons) console.log(`  ${tests}: ${why ?? "without a reason"}`);
    if (outcome.reasons.some(({ why }) => why === null)) status = 1;
    if (values.write) write(dependent.name, outcome);
  }
  if (!values.keep) rmSync(folder, { recursive: true, force: true });
  return status;
}

/** After each project, because a run takes long and may be interrupted. */
function write(name: string, outcome: Outcome): void {
  const file = join(DATA, "results.json");
  const old: Results = existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : {};
  const all = Object.entries({ ...old, [name]: outcome });
  const results: Results = Object.fromEntries(all.sort(([a], [b]) => (a < b ? -1 : 1)));
  writeFileSync(file, `${JSON.stringify(results, null, 2)}\n`);
  const page = join(ROOT, "docs/dependents.md");
  writeFileSync(page, withResults(readFileSync(page, "utf8"), results));
}
