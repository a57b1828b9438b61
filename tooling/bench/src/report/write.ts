import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Results } from "../result.ts";
import { growthPlot } from "./growth-plot.ts";
import { page } from "./page.ts";

/** Writes `docs/benchmarks.json` under `root`. */
export function writeResults(root: string, results: Results): void {
  mkdirSync(join(root, "docs"), { recursive: true });
  writeFileSync(join(root, "docs", "benchmarks.json"), `${JSON.stringify(results, null, 1)}\n`);
}

/** Writes `docs/benchmarks.md`, with the reasons that `notes.json` has, and `docs/growth.svg`. */
export function writePages(root: string, results: Results): void {
  const notes = JSON.parse(readFileSync(join(root, "tooling", "bench", "notes.json"), "utf8"));
  writeFileSync(join(root, "docs", "benchmarks.md"), page(results, notes));
  writeFileSync(join(root, "docs", "growth.svg"), growthPlot(results.growth));
}
