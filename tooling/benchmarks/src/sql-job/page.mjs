import { cpus, loadavg } from "node:os";
import { table } from "@url/tooling-shared/markdown";

/** What the figures depend on, as it is when the job starts. */
export function machine() {
  const [load] = loadavg();
  return { cpu: cpus()[0]?.model ?? "an unknown processor", cores: cpus().length, load, node: process.versions.node };
}

/** Writes the page from what both engines have returned. */
export function page({ machine, corpus, engines }) {
  const [{ rows }] = engines;
  const clickHouse = engines.find(({ readings }) => readings !== undefined);
  const ours = (what) => engines[0].results.find((result) => result.ours && result.what === what).rows;
  return `# Links counted in DuckDB and ClickHouse

Written by \`npm run tool -- sql-job\`; do not edit. It counts the links of two lists of real URLs with the functions of [@url/sql](../packages/sql/README.md), beside the functions that the engines have. [tooling/benchmarks](../tooling/benchmarks/README.md) has the job.

- **Rows**: ${number(rows)}. They are the ${number(corpus)} lines of both lists of [tooling/corpora](../tooling/corpora/README.md), repeated.
- **Engines**: ${engines.map(({ engine, version }) => `${engine} ${version}`).join("; ")}. Node ${machine.node}.
- **Machine**: ${machine.cpu}, ${machine.cores} cores. When the job started, the load average was ${machine.load.toFixed(1)}${machine.load > 0.5 ? ", so other programs ran beside it: the times are too long, and their ratios are not exact" : ""}.
- DuckDB calls the functions in its own process, in Node's main thread. It has no functions for URLs, so regular expressions stand beside ours. ClickHouse runs \`url sql serve\` in a pool of processes for each function.

${engines.map((engine) => times(engine)).join("\n")}
## What is in the links
Both engines return these rows for every query with our functions; the job fails if they differ.

By site:

${table(["site", "links"], ours("rows by site"))}

Rows without a site are \`file:\` URLs, whose origin is opaque, and what is not a URL.

By validation error. The first row is of links that are valid; a link with two errors is in two rows:

${table(
  ["code", "links"],
  ours("rows by validation error").map(([code, links]) => [code || "(none)", links]),
)}

By the error that keeps them from being URLs:

${table(["code", "links"], ours("rows by error that keeps them from being URLs"))}

## What browsers read differently
ClickHouse's own functions do not parse: they search the text. So they differ from what a browser requests. The table counts the URLs of both lists, each once, and the inputs of [web-platform-tests](../tooling/conformance/README.md) without a base, for which the tests state the host and the path. Our functions give what the tests state for ${clickHouse.agree === clickHouse.readings[0].wpt.all ? "all" : number(clickHouse.agree)} of these ${number(clickHouse.readings[0].wpt.all)}.

${table(
  ["ClickHouse", "browsers", ...SETS.map(([name]) => name)],
  clickHouse.readings.map((reading) => [
    `\`${reading.own}(url)\``,
    `\`${reading.ours}\``,
    ...SETS.map(([, key]) => `${number(reading[key].different)} of ${number(reading[key].all)}`),
  ]),
  ["ClickHouse", "browsers"],
)}

\`domain\` returns nothing for a host without a dot, such as the first segment of a path in the list of files, and nothing for a URL with a password.

${clickHouse.readings.map(examples).join("\n")}
## The queries
${engines.map(queries).join("\n")}`;
}

function times({ engine, rows, results }) {
  const lines = results.map(({ what, by, ours, seconds }) => {
    const own = results.find((other) => !other.ours && other.what === what);
    const ratio = ours && own !== undefined ? (seconds / own.seconds).toFixed(1) : "";
    return [what, by, seconds.toFixed(1), (rows / seconds / 1e6).toFixed(2), ratio];
  });
  return `## ${engine}
${table(["query", "with", "seconds", "million rows a second", "times the engine's own"], lines, ["query", "with"])}
`;
}

/** The sets of URLs that are compared. */
const SETS = [
  ["web addresses", "web"],
  ["files", "files"],
  ["tests", "wpt"],
];

function examples({ own, ours, ...sets }) {
  const rows = SETS.flatMap(([, key]) => sets[key].examples).map((cells) => cells.map(cell));
  return `\`${own}\`: some of them.

${table(["url", own, ours], rows, ["url", own, ours])}
`;
}

function queries({ engine, results }) {
  return `${engine}:

\`\`\`text
${results.map(({ sql }) => `${sql};`).join("\n")}
\`\`\`
`;
}

function cell(value) {
  if (value === null) return "NULL";
  return value === "" ? "(empty)" : `\`${value}\``;
}

function number(value) {
  return value.toLocaleString("en-US");
}
