import { runInNewContext } from "node:vm";
import { expect, test } from "vitest";
import { bundleRows } from "../src/everyday/bundle.ts";
import { code } from "../src/everyday/row.ts";
import { EVERYDAY } from "../src/everyday/rows/index.ts";
import { NATIVE, OURS } from "../src/names.ts";
import { everydayTable, everydayTimes, slowerCounts, slowerEveryday } from "../src/report/everyday-table.ts";
import { frontSentence, frontTable } from "../src/report/ratio-table.ts";
import type { CaseResult, EverydayResult } from "../src/result.ts";
import { RESULTS } from "./results.ts";

const EFFORT = { visits: 1, rounds: 2, sample: 0.1, warmUp: 0.1, budget: 100 };

/** Runs rows in a context that has what every engine has, and no module of Node's. */
async function run(build: "fast" | "small", ...rows: string[]): Promise<CaseResult[]> {
  const script = (await bundleRows(build))({ rows, company: false, effort: EFFORT });
  const context = { URL, URLSearchParams, performance };
  return JSON.parse(runInNewContext(`${script}\nrunSuite()`, context));
}

test.each(["fast", "small"] as const)(
  "the %s build measures rows in an engine with nothing of Node's",
  async (build) => {
    const results = await run(build, "ipv4-port", "params-get", "set-hash-fragment");
    expect(results.map(({ key }) => key)).toEqual(["ipv4-port", "set-hash-fragment", "params-get"]);
    for (const { dropped, times, ratios } of results) {
      expect(dropped).toBe(0);
      expect(Object.keys(times)).toEqual([OURS, NATIVE]);
      expect(ratios[NATIVE]!.median).toBeGreaterThan(0);
    }
  },
);

test("a row has no ratio in an engine without the function", async () => {
  const [result] = await run("fast", "is-ipv4");
  expect(result!.ratios).toEqual({});
  expect(Object.keys(result!.times)).toEqual([OURS]);
});

test("each input of a row is a string of its own, in one piece", () => {
  const row = EVERYDAY.find(({ key }) => key === "ipv4-port")!;
  const inputs = row.inputs({ source: "", web: [], files: [] });
  expect(inputs.length).toBeGreaterThanOrEqual(64);
  expect(new Set(inputs).size).toBe(4);
});

test("code in a table shows tabs, line breaks and an empty text, and the beginning of a long text", () => {
  expect(["a\tb\n", "", "a`b", "x".repeat(70)].map(code)).toEqual([
    "`a\\tb\\n`",
    '`""`',
    "`` a`b ``",
    `\`${"x".repeat(60)}…\``,
  ]);
});

/** Two rows, made up: the first is slower in company, the second alone; Bun has measured the first one only. */
const MADE_UP: readonly EverydayResult[] = [
  {
    engine: "Node",
    version: "20.19.0",
    build: "fast",
    rows: {
      "ipv4-port": { ours: 200, native: 150, alone: 1.25 },
      "params-get": { ours: 100, native: 250, alone: 0.7 },
      "is-ipv4": { ours: 30 },
    },
  },
  { engine: "Bun", version: "1.4.5", build: "small", rows: { "ipv4-port": { ours: 100, native: 110 } } },
];

test("the summary says for each engine how many rows are slower, in company with their names, and alone", () => {
  expect(slowerEveryday(MADE_UP).split("\n")).toEqual([
    "- **Node 20.19.0**: 1 of 2 below 1, 1 of them below 0.8: `http://127.0.0.1:3000/` 0.75. Alone: 1 of 2 below 1, 1 of them below 0.8",
    "- **Bun 1.4.5, small build**: 0 of 1 below 1, 0 of them below 0.8",
  ]);
});

test("the table has every row that an engine has measured, and a ratio below 1 is bold", () => {
  const lines = everydayTable(MADE_UP).split("\n");
  expect(lines).toContain("| `http://127.0.0.1:3000/` | development servers | **0.75** (1.25) | 1.10 |");
  expect(lines.find((line) => line.startsWith("| is IPv4:"))).toMatch(/\| servers \| {2}\| {2}\|$/);
  expect(lines).toHaveLength(2 + 3);
});

test("the table of the command has keys and nanoseconds", () => {
  expect(everydayTimes(MADE_UP[1]!)).toContain("| ipv4-port | `http://127.0.0.1:3000/` | 1.10 | 100 | 110 |");
});

test("the sentence of the root's README counts the rows that are slower, with the fast build", () => {
  expect(slowerCounts(MADE_UP)).toBe("1 to 1 of 2");
  const sentence = frontSentence(RESULTS.engines, MADE_UP);
  expect(sentence).toMatch(/^\d+(?:\.\d+)? to \d+(?:\.\d+)? times as fast as the `URL` of Node \d+ to \d+, /);
  expect(sentence).toContain(" slower than the engine's own in 1 to 1 of 2 everyday rows");
});

test("the table at the top of docs/benchmarks.md has everyday rows of the same version of an engine", () => {
  const lines = frontTable(RESULTS.engines, MADE_UP).split("\n");
  expect(lines).toContain("| parse `http://127.0.0.1:3000/` | the engine's own | **0.75** |  |");
});
