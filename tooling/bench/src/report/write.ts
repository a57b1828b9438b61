import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Results } from "../result.ts";
import { growthPlot } from "./growth-plot.ts";
import { page } from "./page.ts";

/** Writes `docs/benchmarks.json` under `root`. */
export function writeResults(root: string, results: Results): void {
  mkdirSync(join(root, "docs"), { recursive: true });
  writeFileSync(join(root, "docs", "benchmarks.json"), `${JSON.stringify(results, rounded, 1)}\n`);
}

/** What is in it. */
export function readResults(root: string): Results {
  return JSON.parse(readFileSync(join(root, "docs", "benchmarks.json"), "utf8"));
}

/** Four digits are more than a clock and a machine can promise. */
function rounded(_: string, value: unknown): unknown {
  return typeof value === "number" && !Number.isInteger(value) ? Number(value.toPrecision(4)) : value;
}

/** Writes `docs/benchmarks.md` and `docs/growth.svg` from the JSON there, with the reasons that `notes.json` has. */
export function writePages(root: string): void {
  const results = readResults(root);
  const notes = JSON.parse(readFileSync(join(root, "tooling", "bench", "notes.json"), "utf8"));
  writeFileSync(join(root, "docs", "benchmarks.md"), page(results, notes));
  writeFileSync(join(root, "docs", "growth.svg"), growthPlot(results.growth));
}
