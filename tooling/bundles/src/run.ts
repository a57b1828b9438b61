import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { cutsSection } from "./cuts/page.ts";
import { measureCuts } from "./cuts/run.ts";
import { BUNDLER_DATA, CUT_DATA, cutData, documents } from "./documents.ts";
import { BUNDLES } from "./explain/bundles.ts";
import { explain } from "./explain/explain.ts";
import { measureMisses } from "./explain/misses.ts";
import { explainedPage } from "./explain/page.ts";
import { FIGURES } from "./figures.ts";
import { measureJobs } from "./jobs/measure.ts";
import { jobsTable } from "./jobs/page.ts";
import { kilobytes } from "./kilobytes.ts";
import { type Results, weighAll } from "./results.ts";
import { ROOT } from "./weigh.ts";

const USAGE = `npm run tool -- size [options]

  --write     bring the READMEs, docs/sizes.md and tooling/data/sizes.json up to date
  --bundlers  each job with our import and with other packages, in five bundlers; with --write, in docs/sizes.md
  --cuts      what the small build does without, in bytes and time, on four engines; with --write, in tooling/data/cuts.json
  --explain   where the bytes are of what is larger than planned; with --write, in docs/sizes-explained.md
  --help      this`;

/** The command. */
const {
  write: isWritten,
  explain: isExplained,
  bundlers: isInBundlers,
  cuts: isOfCuts,
  install,
  help,
} = parseArgs({
  options: {
    write: { type: "boolean" },
    explain: { type: "boolean" },
    bundlers: { type: "boolean" },
    cuts: { type: "boolean" },
    install: { type: "boolean" },
    help: { type: "boolean", short: "h" },
  },
}).values;

if (help) {
  console.log(USAGE);
} else if (isOfCuts) {
  const data = await measureCuts(install === true);
  console.log(cutsSection(data));
  if (isWritten) writeFileSync(join(ROOT, CUT_DATA), `${JSON.stringify(data, null, 1)}\n`);
} else if (isExplained) {
  const page = explainedPage(await Promise.all(BUNDLES.map(explain)), cutData(), await measureMisses());
  if (isWritten) writeFileSync(join(ROOT, "docs/sizes-explained.md"), page);
  else console.log(page);
} else if (isInBundlers) {
  const data = await measureJobs();
  console.log(jobsTable(data));
  if (isWritten) {
    writeFileSync(join(ROOT, BUNDLER_DATA), `${JSON.stringify(data, null, 1)}\n`);
    write(await weighAll());
  }
} else {
  const results = await weighAll();
  print(results);
  if (isWritten) write(results);
}

function print({ figures, fast: fastFigures, peers }: Results): void {
  for (const { id, budget, fast, aim } of FIGURES) {
    printOne(id, figures.get(id)!.gzip, budget, aim === undefined ? "" : `aim ${aim.toFixed(1)}`);
    if (fast !== undefined) printOne(`${id}, fast build`, fastFigures.get(id)!.gzip, fast, "");
  }
  for (const { peer, version, gzip } of peers) console.log(line(`${peer.name} ${version}`, kilobytes(gzip)));
}

function printOne(name: string, bytes: number, budget: number, aim: string): void {
  const size = kilobytes(bytes);
  console.log(line(name, size), Number(size) > budget ? "over its budget of" : "of", budget.toFixed(1), aim);
}

function line(name: string, size: string): string {
  return `${name.padEnd(34)}${size.padStart(6)}`;
}

function write(results: Results): void {
  for (const { path, text, updated } of documents(results)) {
    if (text === updated) continue;
    writeFileSync(join(ROOT, path), updated);
    console.log(`wrote ${path}`);
  }
}
