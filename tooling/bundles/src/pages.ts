import { FIGURES, type Figure, METRO, type MetroFigure } from "./figures.ts";
import type { BundlerData } from "./jobs/measure.ts";
import { jobsTable } from "./jobs/page.ts";
import { kilobytes } from "./kilobytes.ts";
import type { Results, WeighedPeer } from "./results.ts";
import { table } from "./table.ts";
import type { Weight } from "./weigh.ts";

/** `docs/sizes.md`, whole. */
export function sizesPage(results: Results, bundlers: BundlerData): string {
  return `# Sizes

Written by \`npm run tool -- size --write\`; [tooling/bundles](../tooling/bundles/README.md) says how. KB are 1,024 bytes. Each import is bundled from the built packages, with all its dependencies, minified by esbuild for a browser, and compressed with gzip at level 9 and brotli at quality 11.

## Ours
The budget is for the gzip size, to a tenth of a KB, and a test holds each import to it. Some miss it: the size with which they do is in the next column, the test holds them to that, and [the reasons](decisions/budgets.md) are written down. The aim is the size that we want to reach. The last column lists parts that must not be in the bundle.

${table(
  ["import", "minified", "gzip", "brotli", "budget", "missed with", "aim", "without"],
  FIGURES.map((figure) => row(figure, results.figures.get(figure.id)!)),
)}
What an export condition chooses is described in [@url/idna](../packages/idna/README.md#tiers).

## In React Native
By how much an import makes an application larger that Metro bundles and terser minifies. Metro includes each file that is imported as a whole, so \`@url/api\` is [one file](architecture.md#one-file-for-a-fast-start) for it.

${table(
  ["import", "gzip", "budget"],
  METRO.map((figure) => metroRow(figure, results)),
)}
## Both builds
The figures above are of the small build, which bundlers choose for browsers and React Native. Everywhere else, unless the condition \`url-small\` is set, the [fast build](architecture.md#two-builds) is chosen, which has the accelerators, and in \`@url/api\` what prints in Node's console. [benchmarks.md](benchmarks.md#two-builds) says what each accelerator takes and gives.

${table(
  ["import", "small, gzip", "fast, gzip", "budget of the fast build"],
  FIGURES.filter(({ fast }) => fast !== undefined).map((figure) => fastRow(figure, results)),
)}

Some are larger than planned. [sizes-explained.md](sizes-explained.md) shows where their bytes are, and what less of them would take.

## Others
In the same run, with the same options; \`URL\` and \`URLSearchParams\` if the package has them, otherwise all its exports.

${table(["package", "minified", "gzip", "brotli", ""], results.peers.map(peerRow))}
## The same job in five bundlers
By how much each import makes an empty application for a browser larger: gzip / brotli in KB, at the levels above. Rollup's output is minified by terser; the others minify on their own, Metro with terser. For each job, our imports come first. They do not cover exactly what the others do; the last column has what matters most for the size. Measured with ${bundlers.bundlers.map(({ name, version }) => `${name} ${version}`).join(", ")}, by \`npm run tool -- size --bundlers --write\`.

${jobsTable(bundlers)}`;
}

function row(figure: Figure, weight: Weight): string[] {
  const { budget, miss, aim, without } = figure;
  return [
    importOf(figure),
    ...threeOf(weight),
    `≤ ${budget.toFixed(1)}`,
    miss === undefined ? "" : `≤ ${miss.toFixed(1)}`,
    aim === undefined ? "" : `≤ ${aim.toFixed(1)}`,
    without.join(", "),
  ];
}

function fastRow(figure: Figure, { figures, fast }: Results): string[] {
  const sizes = [figures, fast].map((of) => kilobytes(of.get(figure.id)!.gzip));
  const miss = figure.fastMiss === undefined ? "" : `, missed with ${figure.fastMiss.toFixed(1)}`;
  return [importOf(figure), ...sizes, `≤ ${figure.fast!.toFixed(1)}${miss}`];
}

function metroRow({ id, entry, names, condition, budget }: MetroFigure, { metro }: Results): string[] {
  const how = condition === undefined ? "" : `, \`${condition}\``;
  return [`\`${entry}\`: \`${names}\`${how}`, kilobytes(metro.get(id)!), `≤ ${budget.toFixed(1)}`];
}

function peerRow(weighed: WeighedPeer): string[] {
  return [`${weighed.peer.name} ${weighed.version}`, ...threeOf(weighed), weighed.peer.note];
}

function threeOf({ minified, gzip, brotli }: Weight): string[] {
  return [minified, gzip, brotli].map(kilobytes);
}

/** `@url/api`: `URL` (`url-idna-ascii`) */
export function importOf({ source, conditions = [], external = [] }: Figure): string {
  const what = source.split("\n").map(nameOf).join(", ");
  const how = conditions.length > 0 ? `, \`${conditions.join(", ")}\`` : "";
  return `${what}${how}${external.length > 0 ? ", without its dependencies" : ""}`;
}

function nameOf(statement: string): string {
  const [, names = "", entry = ""] = /^export (.+) from "(.+)";$/.exec(statement) ?? [];
  return names === "*" ? `\`${entry}\`` : `\`${entry}\`: \`${names.slice(2, -2)}\``;
}
