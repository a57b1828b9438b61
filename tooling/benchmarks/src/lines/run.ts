import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { outputOf } from "@url/tooling-shared/programs";
import { loadCorpora } from "../corpora.ts";
import { extractorsOn, otherPrograms, startsOn, tasksOn } from "./contestants.ts";
import { compareOutputs, measureInTurns } from "./measure.ts";
import { type NodeTimes, nativeTable, othersTable, startTable } from "./tables.ts";
import { writeInput } from "./write-input.ts";

// Measures the CPU time of the url command over many lines, for docs/command-at-scale.md. Arguments: the Nodes, and of them
// this one if there are none; --lines for how many, --rounds for how often. Short runs are
// measured five times as often.
const { values, positionals } = parseArgs({
  options: { lines: { type: "string", default: "1000000" }, rounds: { type: "string", default: "7" } },
  allowPositionals: true,
});
const rounds = Number(values.rounds);
const nodes = positionals.length > 0 ? positionals : [process.execPath];
const versionOf = (node: string): string => outputOf(node, ["-p", "process.versions.node"]).trim();
const folder = mkdtempSync(join(tmpdir(), "url-lines-"));
try {
  const { web, files, source } = loadCorpora();
  const input = join(folder, "input.txt");
  writeInput(input, [...web, ...files], Number(values.lines));
  console.log(`${values.lines} lines, from ${source}. Medians of ${rounds} runs.\n`);

  const empty = join(folder, "empty.cjs");
  writeFileSync(empty, "");
  const starts = nodes.map((node) => {
    const runs = startsOn(node, empty);
    const times = measureInTurns(runs, empty, folder, 5 * rounds);
    return { version: versionOf(node), runs: runs.map(({ name }, k) => [name, times[k]!] as const) };
  });
  console.log(`${startTable(starts)}\n`);

  const found: NodeTimes[] = [];
  for (const node of nodes) {
    const tasks = tasksOn(node).map(({ name, contestants }) => {
      const [ours, native] = measureInTurns(contestants, input, folder, rounds);
      compareOutputs(contestants, folder);
      return { task: name, ours: ours!, native: native! };
    });
    found.push({ version: versionOf(node), tasks });
  }
  console.log(`${nativeTable(found)}\n`);

  const newest = nodes.at(-1)!;
  for (const contestants of [[tasksOn(newest)[0]!.contestants[0], ...otherPrograms()], extractorsOn(newest)]) {
    const times = measureInTurns(contestants, input, folder, Math.min(rounds, 3));
    console.log(`${othersTable(contestants.map(({ name }, k) => [name, times[k]!] as const))}\n`);
  }
} finally {
  rmSync(folder, { recursive: true });
}
