import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { openWorkbench } from "./bench.ts";
import { CELLS } from "./cells/index.ts";
import { type Outcomes, outcomesOn, pageOf } from "./page.ts";
import type { Released } from "./release.ts";
import { ROOT } from "./root.ts";

const USAGE = `npm run tool -- matrix [options] [cell…]

  --all     every cell; without it, and without names, one of each kind
  --write   write what came out into docs/compatibility.md
  --keep    leave the projects, and say where they are
  --help    this

The cells: ${CELLS.map(({ name }) => JSON.stringify(name)).join(", ")}.`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    all: { type: "boolean", default: false },
    write: { type: "boolean", default: false },
    keep: { type: "boolean", default: false },
    help: { type: "boolean", short: "h", default: false },
  },
});
if (values.help) console.log(USAGE);
else process.exitCode = await runMatrix();

/** Writes the page, with what it said before of the cells that were not run. */
function writePage(outcomes: Outcomes, packages: readonly Released[]): void {
  const path = join(ROOT, "docs/compatibility.md");
  const before = existsSync(path) ? outcomesOn(readFileSync(path, "utf8"), CELLS) : [];
  writeFileSync(path, pageOf(CELLS, new Map([...before, ...outcomes]), packages));
}

/** Runs the chosen cells one after the other, and returns the exit status. */
async function runMatrix(): Promise<number> {
  const unknown = positionals.find((name) => !CELLS.some((cell) => cell.name === name));
  if (unknown !== undefined) {
    console.error(`There is no cell "${unknown}".\n\n${USAGE}`);
    return 2;
  }
  const chosen = CELLS.filter(({ name, often }) =>
    positionals.length > 0 ? positionals.includes(name) : values.all || often,
  );
  const workbench = await openWorkbench(values.keep);
  const outcomes = new Map<string, boolean>();
  try {
    for (const cell of chosen) {
      const start = performance.now();
      const error = await workbench.run(cell).then(
        () => undefined,
        (reason: Error) => reason,
      );
      outcomes.set(cell.name, error === undefined);
      const seconds = ((performance.now() - start) / 1000).toFixed(0);
      console.log(`${error === undefined ? "works" : "FAILS"}  ${cell.name}  ${seconds} s`);
      if (error !== undefined) console.log(error.message);
      if (values.write) writePage(outcomes, workbench.packages);
    }
  } finally {
    await workbench.close();
  }
  return [...outcomes.values()].every(Boolean) ? 0 : 1;
}
