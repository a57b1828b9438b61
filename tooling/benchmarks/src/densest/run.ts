import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { runProgram } from "@url/tooling-shared/programs";
import { TIGHT } from "../memory/measure.ts";
import { denseCalls } from "./calls.ts";
import { type DenseRow, type DenseRows, isOver, page } from "./page.ts";
import type { Searched } from "./process.ts";

/** The command. Searches the densest input of each public function, and measures the function with it at 16 M units. */
const { values } = parseArgs({
  options: {
    only: { type: "string", default: "" },
    inputs: { type: "string", default: "40" },
    budget: { type: "string", default: "1000" },
    over: { type: "boolean", default: false },
    write: { type: "boolean", default: false },
  },
});

/** In UTF-16 units, or bytes. */
const LENGTH = 2 ** 24;

const DATA = new URL("../../../data/densest-inputs.json", import.meta.url);
const PAGE = new URL("../../../../docs/densest-inputs.md", import.meta.url);
const rows: Record<string, DenseRow> = existsSync(DATA) ? { ...JSON.parse(readFileSync(DATA, "utf8")).rows } : {};
const calls = denseCalls().filter(
  ({ key }) => key.includes(values.only) && (!values.over || rows[key] === undefined || isOver(rows[key])),
);
for (const [index, { key }] of calls.entries()) {
  rows[key] = search(key);
  console.error(`${index + 1} of ${calls.length}: ${key} ${JSON.stringify(rows[key])}`);
  // A run that is stopped keeps what it has measured.
  if (values.write) writeAll();
}
if (!values.write) console.log(page(dataOf(calls.map(({ key }) => key))));

function dataOf(keys: readonly string[]): DenseRows {
  const measured = keys.filter((key) => rows[key] !== undefined);
  return {
    node: process.versions.node,
    length: LENGTH,
    rows: Object.fromEntries(measured.map((key) => [key, rows[key]!])),
  };
}

function writeAll(): void {
  const data = dataOf(denseCalls().map(({ key }) => key));
  writeFileSync(DATA, `${JSON.stringify(data, null, 2)}\n`);
  writeFileSync(PAGE, page(data));
}

function search(key: string): DenseRow {
  const lines = program([key, values.inputs, values.budget, String(LENGTH)]);
  const { found, peak = null, slow = null }: Partial<Searched> = Object.fromEntries(lines.flatMap(Object.entries));
  const { byMemory = null, byTime = null, tried = 0 } = found ?? {};
  return {
    tried,
    byMemory,
    byTime,
    growth: round(peak?.growth ?? 0),
    beyond: peak === null ? null : round(Math.max(peak.beyond, 0) / LENGTH),
    output: peak === null ? null : round(peak.output / LENGTH),
    milliseconds: slow === null ? null : round(slow.time),
  };
}

/** Returns the lines of JSON that the search wrote before it ended. */
function program(args: readonly string[]): readonly object[] {
  const path = fileURLToPath(new URL("process.js", import.meta.url));
  const options = { stdio: ["ignore", "pipe", "ignore"], limit: 180_000 } as const;
  return linesOf(() => runProgram(process.execPath, [...TIGHT, path, ...args], options).stdout).map((line) =>
    JSON.parse(line),
  );
}

/** Returns none for a program that reached its time limit. */
function linesOf(run: () => string): readonly string[] {
  try {
    return run()
      .split("\n")
      .filter((line) => line !== "");
  } catch {
    return [];
  }
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
