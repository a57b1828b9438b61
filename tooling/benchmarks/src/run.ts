import { basename } from "node:path";
import { fileURLToPath } from "node:url";
import { outputOf } from "@url/tooling-shared/programs";
import { measureBuilds } from "./builds/measure.ts";
import { PROCESSES } from "./case.ts";
import { CASES } from "./cases/index.ts";
import { measureCold } from "./cold/measure.ts";
import { measureStart } from "./cold/start.ts";
import { describe } from "./describe.ts";
import { installEngines, runIn } from "./engines.ts";
import { engineAt, measureEveryday, otherEngines } from "./everyday/measure.ts";
import { measureMemory } from "./memory/measure.ts";
import { type Options, parseOptions, USAGE } from "./options.ts";
import { acceleratorTable, buildsTable } from "./report/builds-tables.ts";
import { engineTables } from "./report/engine-tables.ts";
import { everydayTimes } from "./report/everyday-table.ts";
import { growthTable } from "./report/growth-table.ts";
import { memoryTable } from "./report/memory-table.ts";
import { startTable } from "./report/start-table.ts";
import { readResults, writePages, writeResults } from "./report/write.ts";
import type { EngineResult, EverydayResult, GrowthResults, Results } from "./result.ts";

/** The command. Its own process measures nothing: each engine has three processes, and the growth one. */
const root = fileURLToPath(new URL("../../../", import.meta.url));
const args = process.argv.slice(2);
const options = readOptions();

if (options === undefined) {
  process.exitCode = 2;
} else if (options.help) {
  console.log(USAGE);
} else if (options.render) {
  writePages(root);
} else if (options.everyday) {
  await measureAllEveryday(options);
} else if (options.start) {
  const measured = nodesOf(options).map((path) => {
    const version = outputOf(path, ["-p", "process.versions.bun ?? process.versions.node"]).trim();
    return { title: `${basename(path)} ${version}`, version, start: measureStart(path) };
  });
  console.log(startTable(measured));
  if (options.add) {
    const results = readResults(root);
    const engines = results.engines.map((before) => {
      const now = measured.find(({ version }) => version === before.node);
      return now === undefined ? before : { ...before, start: now.start };
    });
    writeResults(root, { ...results, engines });
    writePages(root);
  }
} else if (options.builds) {
  const builds = await measureBuilds();
  console.log(`${buildsTable(builds)}\n\n${acceleratorTable(builds)}`);
  if (options.add) {
    writeResults(root, { ...readResults(root), builds });
    writePages(root);
  }
} else if (options.growth) {
  console.log(growthTable(measureGrowth()));
} else if (options.memory) {
  const memory = measureMemory(options.quick);
  console.log(memoryTable(memory));
  if (!options.quick) {
    writeResults(root, { ...readResults(root), memory });
    writePages(root);
  }
} else {
  const setting = describe(root);
  const engines = measureCases(options);
  console.log(engineTables(engines));
  if (options.add) {
    const results = readResults(root);
    const merged = results.engines.map((engine) => withRows(engine, engines));
    writeResults(root, { ...results, versions: setting.versions, engines: merged });
    writePages(root);
  } else if (!options.quick && !options.process && options.case === "") {
    // What is measured is written at once: the rest takes as long again.
    let results: Results = { ...readResults(root), ...setting, corpus: engines[0]!.corpus, engines };
    const keep = (more: Partial<Results>): void => {
      results = { ...results, ...more };
      writeResults(root, results);
    };
    keep({});
    keep({ builds: await measureBuilds() });
    keep({ growth: measureGrowth() });
    keep({ memory: measureMemory(false) });
    writePages(root);
  }
}

/** Returns undefined after it has reported what is wrong with the arguments. */
function readOptions(): Options | undefined {
  try {
    return parseOptions(args);
  } catch (error) {
    console.error(`${(error as Error).message}\n\n${USAGE}`);
    return undefined;
  }
}

function nodesOf({ install, node: others }: Options): string[] {
  return [process.execPath, ...(install ? installEngines() : []), ...others];
}

function measureCases(options: Options): EngineResult[] {
  return nodesOf(options).map((node) => {
    const run = (flags: readonly string[]) => {
      return runIn<Omit<EngineResult, "cold">>(node, "cases-process.js", [...args, ...flags]);
    };
    const others = options.process ? [] : PROCESSES.map((name) => ["--process", name]);
    const [first, ...rest] = [[], ...others].map(run);
    const cases = [first!, ...rest].flatMap((result) => result.cases);
    const sorted = CASES.flatMap(({ key }) => cases.filter((one) => one.key === key));
    const isWhole = options.case === "" && !options.process;
    // The memory of IDNA is measured with a flag of Node.
    const cold = isWhole && first!.engine === undefined ? measureCold(node) : [];
    return { ...first!, cases: sorted, cold, ...(isWhole && { start: measureStart(node) }) };
  });
}

/** Returns the results of an engine with the rows that were measured again in the same version of it. */
function withRows(before: EngineResult, measured: readonly EngineResult[]): EngineResult {
  const now = measured.find(({ engine, node }) => engine === before.engine && node === before.node)?.cases ?? [];
  const cases = CASES.flatMap(({ key }) => {
    const rows = now.filter((one) => one.key === key);
    return rows.length > 0 ? rows : before.cases.filter((one) => one.key === key);
  });
  return { ...before, cases };
}

/** Prints a table of each engine when it is measured, and writes all of them at the end. */
async function measureAllEveryday(options: Options): Promise<void> {
  const nodes = nodesOf(options).map(engineAt);
  const everyday: EverydayResult[] = [];
  for (const installed of [...nodes, ...(options.install ? otherEngines() : [])]) {
    const result = await measureEveryday(installed, options);
    console.log(everydayTimes(result));
    everyday.push(result);
  }
  if (options.quick || options.case !== "") return;
  writeResults(root, { ...readResults(root), everyday });
  writePages(root);
}

function measureGrowth(): GrowthResults {
  return runIn<GrowthResults>(process.execPath, "growth-process.js", args);
}
