import { writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { runProgram } from "@url/tooling-shared/programs";
import { MEMORY_CALLS } from "../memory/calls/index.ts";
import { PLAIN, TIGHT } from "../memory/measure.ts";
import type { PeakSample } from "../memory/process.ts";
import type { Variant } from "../memory/shape.ts";
import { type DenseRow, page } from "./page.ts";
import type { Densest } from "./process.ts";

/** The command. Searches the densest input of each public function, and measures the function with it at 16 M units. */
const { values } = parseArgs({
  options: {
    only: { type: "string", default: "" },
    inputs: { type: "string", default: "40" },
    write: { type: "boolean", default: false },
  },
});

/** In UTF-16 units, or bytes. */
const LENGTH = 2 ** 24;

const calls = MEMORY_CALLS.filter(({ key }) => key.includes(values.only));
const rows: DenseRow[] = [];
for (const [index, { key }] of calls.entries()) {
  const found = program<Densest>(TIGHT, "process.js", [key, values.inputs]);
  const byMemory = found?.byMemory ?? null;
  const byTime = found?.byTime ?? null;
  const growth = found?.growth ?? 0;
  const peak = measured(TIGHT, key, byMemory);
  // What takes little time with one collector takes little with the other.
  const isOne = JSON.stringify(byTime) === JSON.stringify(byMemory);
  const slow = isOne && peak !== null && peak.time < 100 ? peak : measured(PLAIN, key, byTime);
  rows.push({ key, byMemory, byTime, growth, peak, slow });
  console.error(
    `${index + 1} of ${calls.length}: ${key} ${JSON.stringify(byMemory)} ${peak ? (peak.beyond / LENGTH).toFixed(1) : "dies"}, ${JSON.stringify(byTime)} ${slow ? Math.round(slow.time) : "dies"} ms${found ? "" : ", no search"}`,
  );
}
const text = page(rows, LENGTH, values.inputs, process.versions.node);
if (values.write) writeFileSync(fileURLToPath(new URL("../../../../docs/densest-inputs.md", import.meta.url)), text);
else console.log(text);

function measured(flags: readonly string[], key: string, variant: Variant | null): PeakSample | null {
  return program(flags, "../memory/process.js", [key, "ours", String(LENGTH), JSON.stringify(variant)]);
}

/** Returns what a program wrote as JSON; null if it ended before. */
function program<Output>(flags: readonly string[], script: string, args: readonly string[]): Output | null {
  const path = fileURLToPath(new URL(script, import.meta.url));
  const options = { stdio: ["ignore", "pipe", "ignore"], limit: 180_000 } as const;
  const { status, stdout } = runProgram(process.execPath, [...flags, path, ...args], options);
  return status === 0 ? JSON.parse(stdout) : null;
}
