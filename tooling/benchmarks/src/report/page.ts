import type { EngineResult, EverydayResult, Results } from "../result.ts";
import { acceleratorTable, buildsTable } from "./builds-tables.ts";
import { coldTable } from "./cold-table.ts";
import { engineTables } from "./engine-tables.ts";
import { engineTitle, longTitle } from "./engine-title.ts";
import { everydayTable, slowerEveryday } from "./everyday-table.ts";
import { growthTable } from "./growth-table.ts";
import { memoryTable } from "./memory-table.ts";
import { count } from "./numbers.ts";
import { frontTable, lossTable, ratioTable } from "./ratio-table.ts";
import { serversTable, serverTimesTable } from "./servers-table.ts";
import { startTable } from "./start-table.ts";

/** The whole of `docs/benchmarks.md`. `notes` has the reasons, by the keys of cases, and of `growth`. */
export function page(results: Results, notes: Readonly<Record<string, string>>): string {
  const { engines, growth } = results;
  return `<!-- Written by \`npm run tool -- bench\` from tooling/data/benchmarks.json and tooling/data/benchmark-notes.json; changes here are lost. -->

# Benchmarks

A ratio says how many times longer the other took than ours: **above 1 ours is faster, below 1 it is slower.** It is the ratio of the medians of one run. Unless another is named, the other is the \`URL\` or \`URLSearchParams\` of the engine itself. Ratios below their target are bold; without a target, ratios below 1.

## In short

How many times as fast ours is; a ratio below 1 is bold.

${frontTable(engines, results.everyday)}

${everydaySummary(results)}## URLs of the web

${ratioTable(engines)}

## Where we lose, and why

${lossTable(engines, notes)}

## How it was measured

${howItWasMeasured(results)
  .map((fact) => `- ${fact}`)
  .join("\n")}

${everydayRows(results)}## Every time

Nanoseconds an input, the median; the ratio is the one above, and a quarter of the rounds were below its quartiles, a quarter above.

${engineTables(engines)}

${serversSection(results, notes)}${buildsSection(results, notes)}${startSection(engines, notes)}## Cold start of IDNA

What IDNA costs before it is warm: to load the module, and the first two domains that are not ASCII, in processes of their own. Neither the package nor the API does anything of it before there is such a domain.

${coldTable(engines)}

## Growth

How long an input of 1 KB to 16 MB takes, each made of one part over and over, on Node ${growth.node}. "n^1.00" is in step with the length, from 16 KB on; n^2 would be the square of it. A length for which an implementation would need more than four seconds is not measured. ${notes.growth ?? ""}

${growthTable(growth)}

![Time against input length, both axes logarithmic, one panel for each way to be long](growth.svg)
${memorySection(results, notes)}`;
}

function everydaySummary({ everyday = [] }: Results): string {
  if (everyday.length === 0) return "";
  return `## Everyday inputs

What programs and people write every day, and what they do with it: URLs of development servers and databases, text that is not a URL, changes, parameters. Each of [the rows](#every-everyday-row) is measured in company, after all other rows in the same process${isAlone(everyday) ? ", and alone" : ""}. In browsers ten rows are measured, with the [small build](architecture.md#two-builds) that bundlers choose for them. The rows that are slower than the engine's own:

${slowerEveryday(everyday)}

`;
}

/** Returns true if a row was measured in a process of its own too, which a short run leaves out. */
function isAlone(everyday: readonly EverydayResult[]): boolean {
  return everyday.some(({ rows }) => Object.values(rows).some(({ alone }) => alone !== undefined));
}

function everydayRows({ everyday = [] }: Results): string {
  if (everyday.length === 0) return "";
  return `## Every everyday row

How many times longer the engine's own took than ours, in company${isAlone(everyday) ? " and, in parentheses, in a process of the row alone" : ""}; "from" says where such an input comes from. An engine that lacks the function has no figure.

${everydayTable(everyday)}

`;
}

function buildsSection({ builds }: Results, notes: Readonly<Record<string, string>>): string {
  if (builds === undefined) return "";
  const { node, fast, small } = builds;
  return `## Two builds

The [fast build](architecture.md#two-builds) of \`@url/api\` is ${count(fast)} bytes, minified and gzipped, and the small one ${count(small)}. Nanoseconds an input, on Node ${node}, in one process, bundled from the sources; the ratio is the median of those of the rounds:

${buildsTable(builds)}

What each accelerator takes and gives: the fast build without it is so many bytes smaller, and so much slower in the row that it is for. ${notes.builds ?? ""}

${acceleratorTable(builds)}

`;
}

function serversSection({ servers = [] }: Results, notes: Readonly<Record<string, string>>): string {
  if (servers.length === 0) return "";
  return `## Forms on servers

The CPU time of a server for one request with a form, **ours divided by theirs: below 1 ours takes less.** Measured by \`npm run tool -- bench:forms\`: each server in a process of its own, one request after another over one connection on loopback, the two servers of a row in turns, and on Linux all of it on one core; the ratio is the median of those of nine rounds. A ratio above the target is bold. ${notes.servers ?? ""}

${serversTable(servers)}

${serverTimesTable(servers)}

`;
}

function startSection(engines: readonly EngineResult[], notes: Readonly<Record<string, string>>): string {
  const started = engines.flatMap((engine) =>
    engine.start === undefined ? [] : [{ title: engineTitle(engine), start: engine.start }],
  );
  if (started.length === 0) return "";
  return `## Start

How long a fresh process takes to import an implementation and to parse its first URL, in milliseconds, with packages in \`node_modules\` as npm would put them. The loader is warm. "÷ ours" is the sum divided by ours. ${notes.start ?? ""}

${startTable(started)}

`;
}

function memorySection({ memory }: Results, notes: Readonly<Record<string, string>>): string {
  if (memory === undefined) return "";
  return `
## Memory

What a call takes beyond its input and what it gives back, at its peak, in bytes for each UTF-16 unit of input (for each byte, where the input is bytes), on Node ${memory.node}. Each figure is of a process of its own with a heap of ${memory.heap} MB (\`--max-old-space-size\`) that grows by tenths, so that up to a tenth of it is garbage; the time is of another one with the engine's own choice. The peak is Linux's of the resident memory, buffers included. "Output" is what is in use afterwards and was not before. ${notes.memory ?? ""}

${memoryTable(memory)}
`;
}

/** Returns what one has to know about the figures: Markdown, with links relative to `docs/`. */
export function howItWasMeasured({ date, commit, machine, corpus, versions, engines }: Results): string[] {
  return [
    `on ${date}${commit === undefined ? "" : `, commit ${commit}`}, by \`npm run tool -- bench\` ([tooling/benchmarks](../tooling/benchmarks/README.md)); the figures as data are in [benchmarks.json](../tooling/data/benchmarks.json)`,
    `machine: ${machine.cpu}, ${machine.cores} cores, ${machine.system}, load ${machine.load.toFixed(1)} at the start`,
    `engines: ${engines.map(longTitle).join(", ")}; one process each, which runs all rows but those that say that they have a process of their own`,
    `others: ${Object.entries(versions)
      .map(([name, version]) => `${name} ${version}`)
      .join(", ")}`,
    `URLs: ${corpus}; what is made of them, and the queries and addresses, is in \`tooling/benchmarks/src/cases\``,
    "ours is the built output, imported as a user would, neither bundled nor minified",
    "strings are flat, each decoded from its own bytes, except for the row that says otherwise",
    "before a row is timed, all must return the same text for every input; an input on which they differ is dropped for all, and if they differ on more than one in a hundred, the run fails",
    "the implementations take turns, pass by pass over all inputs; all rows run three times, nine rounds each, of which a slow one skips the later; the sum of the results' lengths is checked in each pass",
  ];
}
