import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fill } from "@url/tooling-shared/markdown";
import { bundleSuite } from "./bundle/bundle-suite.ts";
import { engines } from "./engines/index.ts";
import { type Options, parseOptions, USAGE } from "./options.ts";
import { coldStartTable } from "./page/cold-start-table.ts";
import { isFailure, line } from "./page/line.ts";
import { contents, matrix } from "./page/matrix.ts";
import { polyfillLine, polyfillTable } from "./polyfill/page.ts";
import { platforms } from "./polyfill/platforms.ts";
import { isPolyfillFailure, type PolyfillResult, runCheck } from "./polyfill/run-check.ts";
import { type ColdStart, measureColdStart } from "./react-native/cold-start.ts";
import { findToolchain } from "./react-native/toolchain.ts";
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
  await run(options);
}

async function run(options: Options): Promise<void> {
  const asked = options.only !== "";
  const suite = options.polyfill ? [] : await runSuites(options);
  const polyfill = await runChecks(options);
  const coldStart = options.polyfill ? [] : await runColdStart(options);
  if (options.write) write(suite, polyfill, coldStart);
  if (suite.length + polyfill.length === 0) {
    console.error(`No engine has "${options.only}" in its name.`);
    process.exitCode = 2;
  } else if (suite.some((result) => isFailure(result, asked)) || polyfill.some((r) => isPolyfillFailure(r, asked))) {
    process.exitCode = 1;
  }
}

/** Returns undefined after it has reported what is wrong with the arguments. */
function readOptions(): Options | undefined {
  try {
    return parseOptions(process.argv.slice(2));
  } catch (error) {
    console.error(`${(error as Error).message}\n\n${USAGE}`);
    return undefined;
  }
}

async function runSuites({ only, install }: Options): Promise<Result[]> {
  const suite = await bundleSuite();
  const results: Result[] = [];
  for (const engine of engines().filter(({ name }) => name.includes(only))) {
    const result = await runEngine(engine, suite, install);
    console.log(line(result));
    results.push(result);
  }
  return results;
}

async function runChecks({ only, install }: Options): Promise<PolyfillResult[]> {
  const results: PolyfillResult[] = [];
  for (const platform of platforms().filter(({ engine }) => engine.name.includes(only))) {
    const result = await runCheck(platform, install);
    console.log(polyfillLine(result));
    results.push(result);
  }
  return results;
}

async function runColdStart({ only }: Options): Promise<ColdStart[]> {
  const programs = findToolchain();
  if (programs === undefined || !"Hermes".includes(only)) return [];
  const figures = await measureColdStart(programs);
  console.log(`\n${coldStartTable(figures)}`);
  return figures;
}

function write(suite: readonly Result[], polyfill: readonly PolyfillResult[], coldStart: readonly ColdStart[]): void {
  const path = join(ROOT, "docs", "runtimes.md");
  const run = suite.flatMap(({ outcome }) => ("report" in outcome ? [outcome.report] : []))[0];
  let page = fill(readFileSync(path, "utf8"), "polyfill", polyfillTable(polyfill));
  if (suite.length > 0) page = fill(page, "runtimes", matrix(suite));
  if (run !== undefined) page = fill(page, "suite", contents(run));
  if (coldStart.length > 0) page = fill(page, "cold-start", coldStartTable(coldStart));
  writeFileSync(path, page);
  console.log("wrote docs/runtimes.md");
}
