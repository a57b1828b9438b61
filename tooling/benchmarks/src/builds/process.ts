import { writeFileSync } from "node:fs";
import { agree } from "../agree.ts";
import { loadCorpora } from "../corpora.ts";
import { type Effort, measure } from "../measure.ts";
import type { BuildComparison } from "../result.ts";
import { median, taken } from "../statistics.ts";
import { spread } from "../strings.ts";
import { FAST } from "./make.ts";
import type { BuildTask } from "./measure.ts";

/** Runs rows with two builds each. The arguments: the file for the results, the builds with their files, the tasks. */
const [output = "", builds = "[]", tasks = "[]"] = process.argv.slice(2);
// Before the cases are loaded, which are made for the implementations that there are.
process.env.URL_BENCH_BUILDS = builds;
const { CASES } = await import("../cases/index.ts");

const EFFORT: Effort = { visits: 3, rounds: 9, sample: 3, warmUp: 50, budget: 500 };

const corpora = loadCorpora();
const loaded = { ...corpora, web: spread(corpora.web, 2000), files: spread(corpora.files, 2000) };
const results = (JSON.parse(tasks) as BuildTask[]).map(({ row, build }): BuildComparison => {
  console.error(`Builds: ${row}, ${build}`);
  const { inputs, contestants } = CASES.find(({ key }) => key === row)!;
  const two = [FAST, build].map((name) => contestants.find((one) => one.name === name)!);
  // Every build must return the same.
  const { inputs: all } = agree(inputs(loaded), two);
  const rounds = Array.from({ length: EFFORT.visits }, () => {
    return measure(
      two.map(({ enter }) => enter(all)),
      EFFORT,
    );
  });
  const [fast, other] = [0, 1].map((index) => rounds.flatMap((visit) => taken(visit[index]!)));
  const nanoseconds = (times: readonly number[]): number => (median(times) * 1e6) / all.length;
  const ratio = median(other!.map((time, round) => time / fast![round]!));
  return { key: row, fast: nanoseconds(fast!), other: nanoseconds(other!), ratio };
});
writeFileSync(output, JSON.stringify(results));
