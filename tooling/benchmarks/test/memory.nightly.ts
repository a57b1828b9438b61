import { existsSync } from "node:fs";
import { runProgram } from "@url/tooling-shared/programs";
import { expect, test } from "vitest";
import { MEMORY_CALLS } from "../src/memory/calls/index.ts";
import { MEMORY_SHAPES } from "../src/memory/shapes.ts";
import { OVER_THE_LIMIT } from "../src/memory/without-text.ts";
import { memoryTable } from "../src/report/memory-table.ts";

// What is over the limit dies in the heap, or comes through by chance.
const keys = [...MEMORY_SHAPES, ...MEMORY_CALLS]
  .map(({ key }) => key)
  .filter((key) => !Object.values(OVER_THE_LIMIT).flat().includes(key));

const folder = new URL("../dist/memory/", import.meta.url);

/** Runs every shape in one process, one after another, and prints which ones have succeeded. */
const PROGRAM = `
  import { writeSync } from "node:fs";
  import { MEMORY_CALLS } from "${folder}calls/index.js";
  import { MEMORY_SHAPES } from "${folder}shapes.js";
  let result;
  const keys = new Set(${JSON.stringify(keys)});
  for (const { key, input, run } of [...MEMORY_SHAPES, ...MEMORY_CALLS]) {
    if (!keys.has(key)) continue;
    try { result = await run(input(2 ** 22)); } catch {}
    result = undefined;
    // What a record was made of stays alive until the end of a turn of the event loop.
    await new Promise((resolve) => setImmediate(resolve));
    writeSync(1, key + "\\n");
  }`;

// Input, output and 8 bytes for each of 4 M units are at most 100 MB; a text in pieces of a unit or two takes at least
// 130 MB.
test("parses every shape of 4 M units in a heap of 112 MB", () => {
  if (!existsSync(new URL("calls/index.js", folder)))
    throw new Error("@url/tooling-benchmarks is not built: npm run build");
  const flags = ["--max-old-space-size=112", "--max-semi-space-size=4", "--input-type=module", "--eval", PROGRAM];
  // A minute; a machine that does something else as well takes several times as long.
  const options = { stdio: ["ignore", "pipe", "ignore"], limit: 1_800_000 } as const;
  const { status, stdout } = runProgram(process.execPath, flags, options);
  expect(stdout.trim().split("\n")).toEqual(keys);
  expect(status).toBe(0);
}, 1_860_000);

test("the table has bytes per unit and time, and marks contestants that ran out of memory", () => {
  const length = 2 ** 20;
  const points = {
    "@url": [{ length, time: 12, refused: false, beyond: 1.25, output: 6 }],
    native: [{ length, died: true }],
  };
  const refused = { "@url": [{ length, time: 1, refused: true, beyond: -0.01, output: 0 }] };
  const table = memoryTable({
    node: "20.19.0",
    heap: 512,
    shapes: [
      { key: "made-up", points },
      { key: "refused", points: refused },
    ],
  });
  expect(table.split("\n").slice(2)).toEqual([
    "| made-up | 1.3 | 6.0 | 12.0 ms | dies | dies | dies |",
    "| refused | 0.0 | 0.0 | 1.00 ms, refused |  |  |  |",
  ]);
});
