import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { bundleSuite } from "./bundle/bundle-suite.ts";
import { engines } from "./engines/index.ts";
import { type Options, parseOptions, USAGE } from "./options.ts";
import { isFailure, line } from "./page/line.ts";
import { fill } from "./page/marks.ts";
import { contents, matrix } from "./page/matrix.ts";
import type { Result } from "./result.ts";
import { ROOT } from "./root.ts";
import { runEngine } from "./run-engine.ts";

/** The command. */
const options = readOptions();

if (options === undefined) {
  process.exitCode = 2;
} else if (options.help) {
  console.log(USAGE);
} else {
  const results = await runAll(options);
  if (options.write) write(results);
  if (results.some(isFailure)) process.exitCode = 1;
}

/** Undefined after saying what is wrong with the arguments. */
function readOptions(): Options | undefined {
  try {
    return parseOptions(process.argv.slice(2));
  } catch (error) {
    console.error(`${(error as Error).message}\n\n${USAGE}`);
    return undefined;
  }
}

async function runAll({ only, install }: Options): Promise<Result[]> {
  const suite = await bundleSuite();
  const results: Result[] = [];
  for (const engine of engines().filter(({ name }) => name.includes(only))) {
    const result = await runEngine(engine, suite, install);
    console.log(line(result));
    results.push(result);
  }
  return results;
}

function write(results: readonly Result[]): void {
  const path = join(ROOT, "docs", "runtimes.md");
  const run = results.flatMap(({ outcome }) => ("report" in outcome ? [outcome.report] : []))[0];
  let page = fill(readFileSync(path, "utf8"), "runtimes", matrix(results));
  if (run !== undefined) page = fill(page, "suite", contents(run));
  writeFileSync(path, page);
  console.log("wrote docs/runtimes.md");
}
