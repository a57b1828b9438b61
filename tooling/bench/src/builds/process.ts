import { writeFileSync } from "node:fs";
import { agree } from "../agree.ts";
import { loadCorpora } from "../corpora.ts";
import { type Effort, measure } from "../measure.ts";
import type { BuildTimes } from "../result.ts";
import { median, taken } from "../statistics.ts";
import { spread } from "../strings.ts";

/** Runs rows of the classes in one process with all builds. The arguments: the file for the results, and the builds. */
const [output = "", builds = "[]"] = process.argv.slice(2);
// Before the cases are loaded, which are made for the implementations that there are.
process.env.URL_BENCH_BUILDS = builds;
const { CASES } = await import("../cases/index.ts");

/** The rows in which an accelerator may show: parsing, references, setters and parameters, results read. */
const ROWS = /^(?:href|href-files|getters|can-parse|relative.*-read|set-.*-read|work-.+|params-(?:parse|iterate).*)$/;
const EFFORT: Effort = { visits: 2, rounds: 7, sample: 2, warmUp: 30, budget: 300 };

const names = new Set((JSON.parse(builds) as [string, string][]).map(([name]) => name));
const corpora = loadCorpora();
const loaded = { ...corpora, web: spread(corpora.web, 2000), files: spread(corpora.files, 2000) };
const rows: BuildTimes[] = [];
for (const { key, inputs, contestants } of CASES.filter((one) => ROWS.test(one.key))) {
  console.error(`Builds: ${key}`);
  const chosen = contestants.filter(({ name }) => names.has(name));
  // Every build must return the same.
  const { inputs: all } = agree(inputs(loaded), chosen);
  const entries = chosen.map(({ enter }) => enter(all));
  const visits = Array.from({ length: EFFORT.visits }, () => measure(entries, EFFORT));
  const times = entries.map(({ name }, index) => {
    const samples = visits.flatMap((visit) => taken(visit[index]!));
    return [name, (median(samples) * 1e6) / all.length] as const;
  });
  rows.push({ key, times: Object.fromEntries(times) });
}
writeFileSync(output, JSON.stringify(rows));
