import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Results } from "../result.ts";
import { growthPlot } from "./growth-plot.ts";
import { page } from "./page.ts";
import { frontSentence, speedTable } from "./ratio-table.ts";
import { serversTable, unfinishedTable } from "./servers-table.ts";

/** Writes `tooling/data/benchmarks.json` under `root`. */
export function writeResults(root: string, results: Results): void {
  mkdirSync(join(root, "tooling/data"), { recursive: true });
  writeFileSync(join(root, "tooling/data/benchmarks.json"), `${JSON.stringify(results, rounded, 1)}\n`);
}

/** What is in it. */
export function readResults(root: string): Results {
  return JSON.parse(readFileSync(join(root, "tooling/data/benchmarks.json"), "utf8"));
}

/** Four digits are more than a clock and a machine can promise. */
function rounded(_: string, value: unknown): unknown {
  return typeof value === "number" && !Number.isInteger(value) ? Number(value.toPrecision(4)) : value;
}

/** The READMEs that have a table of speeds. */
export const SPEED_READMES: readonly string[] = ["README.md", "packages/form/README.md", "packages/ip/README.md"];

/**
 * A README with the table between its marks as in the results: of the cases whose keys begin with "ip-" between
 * `<!-- speed ip- -->` and `<!-- /speed -->`, of the servers if it says `servers` or `memory`. If it says `front`, a sentence within a line.
 */
export function updateSpeed(markdown: string, results: Results): string {
  return markdown.replace(
    /(<!-- speed (\S+) -->)[\s\S]*?(<!-- \/speed -->)/g,
    (_, open: string, name: string, close: string) =>
      name === "front"
        ? `${open}${frontSentence(results.engines, results.everyday ?? [])}${close}`
        : `${open}\n${tableFor(name, results)}\n${close}`,
  );
}

function tableFor(name: string, { engines, servers = [] }: Results): string {
  if (name === "servers") return serversTable(servers);
  if (name === "memory") return unfinishedTable(servers);
  return speedTable(engines, name);
}

/** Writes `docs/benchmarks.md`, `docs/growth.svg` and the tables of the READMEs from the JSON there, with the reasons of `notes.json`. */
export function writePages(root: string): void {
  const results = readResults(root);
  const notes = JSON.parse(readFileSync(join(root, "tooling/data/benchmark-notes.json"), "utf8"));
  writeFileSync(join(root, "docs", "benchmarks.md"), page(results, notes));
  writeFileSync(join(root, "docs", "growth.svg"), growthPlot(results.growth));
  for (const path of SPEED_READMES) {
    writeFileSync(join(root, path), updateSpeed(readFileSync(join(root, path), "utf8"), results));
  }
}
