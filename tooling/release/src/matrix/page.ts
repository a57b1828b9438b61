import { table } from "@url/tooling-shared/markdown";
import type { Cell } from "./cells/cell.ts";
import type { Released } from "./release.ts";
import { VERSIONS } from "./root.ts";

/** Whether each cell passed, by its name. */
export type Outcomes = ReadonlyMap<string, boolean>;

const NOT_RUN = "was not run";

/** Returns what a page says of the cells whose tools have the same versions as now. */
export function outcomesOn(page: string, cells: readonly Cell[]): Outcomes {
  const found = new Map(page.split("\n").map((line) => [line.split(" | ")[0]!.slice(2), line]));
  const lines = cells.map(({ name }) => [name, found.get(toolOf(name))] as const);
  return new Map(
    lines.flatMap(([name, line]) =>
      line === undefined || line.includes(NOT_RUN) ? [] : [[name, line.includes("| works")]],
    ),
  );
}

/** Returns docs/compatibility.md: which tools were tried, in which versions, and what came out. */
export function pageOf(cells: readonly Cell[], outcomes: Outcomes, packages: readonly Released[]): string {
  const entries = packages.flatMap((one) => one.entries).length;
  const rows = cells.map(({ name, ways, note }) => [
    toolOf(name),
    ways.join("; "),
    outcomes.get(name) ? `works${note === "" ? "" : ": see below"}` : outcomes.has(name) ? "fails" : NOT_RUN,
  ]);
  const notes = cells.filter(({ note }) => note !== "").map(({ name, note }) => `- **${toolOf(name)}.** ${note}`);
  return `# Compatibility

Written by \`npm run tool -- matrix --all --write\`.

The ${packages.length} packages were published to a local registry and installed from there into a new project for each
tool, with npm or pnpm. A program imports all ${entries} entries and checks a value of each. \`@url/cli\`, \`@url/guard\` and
\`@url/form\` are for servers, so the programs for browsers import only the entries of the other packages. CI runs a part of this table at every
push, and all of it every night.

The types of \`@url/cli\`, \`@url/guard\` and \`@url/form\` need \`@types/node\`. All other types need neither \`@types/node\` nor the types of the DOM.

${table(["tool", "what was run", "result"], rows, ["tool", "what was run", "result"])}

${notes.join("\n")}

JavaScript engines are in [runtimes.md](runtimes.md).
`;
}

/** Returns the name of a cell with the exact version of its tool. */
function toolOf(name: string): string {
  const [tool = ""] = name.split(" ");
  const versions = VERSIONS[name] ?? {};
  const version = versions[tool] ?? (name === "yarn" ? versions["@yarnpkg/cli-dist"] : undefined);
  return `${TITLES[tool] ?? tool}${version === undefined ? "" : ` ${version}`}`;
}

const TITLES: Readonly<Record<string, string>> = {
  node: "Node",
  readme: "pnpm, READMEs",
  metro: "Metro",
  typescript: "TypeScript",
  rollup: "Rollup",
  vite: "Vite",
  parcel: "Parcel",
  next: "Next.js",
  bun: "Bun",
  deno: "Deno",
  yarn: "Yarn",
};
