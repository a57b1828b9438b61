import { describe, expect, test } from "vitest";
import { OURS } from "../src/implementations.ts";
import { coldTable } from "../src/report/cold-table.ts";
import { engineTables } from "../src/report/engine-tables.ts";
import { engineTitle, longTitle } from "../src/report/engine-title.ts";
import { growthTable } from "../src/report/growth-table.ts";
import { count, duration, number, size } from "../src/report/numbers.ts";
import { page } from "../src/report/page.ts";
import { frontTable, lossTable, ratioTable } from "../src/report/ratio-table.ts";
import { startTable } from "../src/report/start-table.ts";
import type { EngineResult } from "../src/result.ts";
import { RESULTS } from "./results.ts";

const { engines } = RESULTS;

/** The cells of the row that begins with `title`. */
function cellsOf(markdown: string, title: string): string[] | undefined {
  const line = markdown.split("\n").find((text) => text.startsWith(`| ${title} |`));
  return line?.split(" | ").map((cell) => cell.replace(/^\| | \|$/g, ""));
}

describe("numbers", () => {
  test("have three significant digits", () => {
    expect([1.234, 9.994, 9.996, 12.34, 99.94, 99.96, 1234.5, 1234567].map(number)).toEqual([
      "1.23",
      "9.99",
      "10.0",
      "12.3",
      "99.9",
      "100",
      "1,235",
      "1,234,567",
    ]);
  });

  test("counts are integers", () => {
    expect([5, 999, 48_009].map(count)).toEqual(["5", "999", "48,009"]);
  });

  test("durations and sizes have their unit", () => {
    expect([0.00045, 0.5, 1, 12.3, 999, 2320].map(duration)).toEqual([
      "0.45 µs",
      "500 µs",
      "1.00 ms",
      "12.3 ms",
      "999 ms",
      "2.32 s",
    ]);
    expect([1024, 2 ** 16, 2 ** 20, 2 ** 24].map(size)).toEqual(["1 KB", "64 KB", "1 MB", "16 MB"]);
  });
});

describe("the ratios", () => {
  test("a target is that of the engine, and a ratio below it is bold", () => {
    const cells = cellsOf(ratioTable(engines), "`new URL(u).href`");
    expect(cells).toEqual(["`new URL(u).href`", "2.80, from 24 1.45", "3.00", "**1.10**"]);
  });

  test("a target against another contestant has its own row, which names it", () => {
    const cells = cellsOf(ratioTable(engines), "`new URL(u).href`, against whatwg-url");
    expect(cells).toEqual(["`new URL(u).href`, against whatwg-url", "100", "120", "**99.0**"]);
  });

  test("without a target, a ratio below 1 is bold", () => {
    expect(cellsOf(ratioTable(engines), "`new URL(u).origin`")).toEqual([
      "`new URL(u).origin`",
      "",
      "1.10",
      "**0.90**",
    ]);
  });

  test("a target below 1 that is reached is not bold", () => {
    const cells = cellsOf(ratioTable(engines), "`URL.canParse(u)`");
    expect(cells).toEqual(["`URL.canParse(u)`", "1.10, from 24 0.90", "1.30", "0.95"]);
  });

  test("a row that an engine did not run is empty", () => {
    const [first] = engines as [EngineResult];
    const partly = [first, { ...first, cases: [] }];
    expect(cellsOf(ratioTable(partly), "`new URL(u).origin`")).toEqual(["`new URL(u).origin`", "", "1.10", ""]);
  });
});

test("the table at the top of docs/benchmarks.md names what ours is compared with, and a ratio below 1 is bold", () => {
  const lines = frontTable(engines).split("\n");
  expect(lines).toContain("| parse URLs of the web | the engine's own | 3.00 | 1.10 |");
  expect(lines).toContain("| parse URLs of the web | whatwg-url | 120 | 99.0 |");
  const slow = engines.map((engine) => ({
    ...engine,
    cases: engine.cases.map((one) => ({ ...one, ratios: { native: { low: 0.5, median: 0.9, high: 1 } } })),
  }));
  expect(frontTable(slow)).toContain("| parse URLs of the web | the engine's own | **0.90** | **0.90** |");
});

describe("the losses", () => {
  test("have every row that is slower or misses its target, with its reason", () => {
    const losses = lossTable(engines, { href: "because", "href against whatwg-url": "that is another matter" });
    expect(losses.split("\n")).toHaveLength(2 + 4);
    expect(cellsOf(losses, "`new URL(u).href`")?.at(-1)).toBe("because");
    expect(cellsOf(losses, "`new URL(u).href`, against whatwg-url")?.at(-1)).toBe("that is another matter");
    expect(cellsOf(losses, "`new URL(u).origin`")?.at(-1)).toBe("not looked into");
  });

  test("say that there are none", () => {
    expect(lossTable(engines.slice(0, 1), {})).toMatch(/^Nowhere/);
  });
});

test("each engine has its times, and the number of inputs that were dropped", () => {
  const tables = engineTables(engines);
  expect(tables).toContain("### Node 24.21.0 (V8 12.0)");
  expect(tables).toContain(`|  | inputs | ${OURS} | native | whatwg-url | ratio | quartiles |`);
  expect(cellsOf(tables, "`new URL(u).href`")).toEqual([
    "`new URL(u).href`",
    "48,009, 1 left out",
    "100",
    "300",
    "12,000",
    "3.00",
    "2.70–3.30",
  ]);
});

test("growth: has every other length up to the longest, and both exponents", () => {
  const markdown = growthTable(RESULTS.growth);
  expect(markdown.split("\n")[0]).toBe(
    "|  | 4 KB | 64 KB | 1 MB | 16 MB | grows as | native, longest | native grows as |",
  );
  expect(cellsOf(markdown, "long path")).toEqual([
    "long path",
    "4.09 µs",
    "65.5 µs",
    "1.05 ms",
    "16.8 ms",
    "n^1.00",
    "6.87 s at 256 KB",
    "n^2.00",
  ]);
});

test("the start has each implementation of each engine, and a missed target is bold", () => {
  const started = RESULTS.engines.map((engine) => ({ title: engineTitle(engine), start: engine.start! }));
  expect(startTable(started).split("\n").slice(2)).toEqual([
    "| Node 20.19.0 | @url | 3.00 | 1.00 | 4.00 |  |  |",
    "|  | native | 1.00 | 1.00 | 2.00 | 0.50 |  |",
    "|  | whatwg-url-minimum | 7.00 | 1.00 | 8.00 | 2.00 | 1.30 |",
    "| Node 24.21.0 | @url | 3.80 | 1.00 | 4.80 |  |  |",
    "|  | native | 1.00 | 1.00 | 2.00 | 0.42 |  |",
    "|  | whatwg-url-minimum | 7.00 | 1.00 | 8.00 | 1.67 | 1.30 |",
  ]);
  const slow = [{ title: "Node 1", start: started[0]!.start.map((one) => ({ ...one, both: 8 })) }];
  expect(startTable(slow)).toContain("| **1.00** | 1.30 |");
});

test("Bun has its own name, and no target", () => {
  const [first] = engines as [EngineResult];
  const bun = { ...first, engine: "Bun", node: "1.4.5", v8: "JavaScriptCore" };
  const slow = bun.cases.map((one) => ({ ...one, ratios: { native: { low: 1, median: 1.1, high: 1.2 } } }));
  expect(longTitle(bun)).toBe("Bun 1.4.5 (JavaScriptCore)");
  expect(longTitle(first)).toBe("Node 20.19.0 (V8 12.0)");
  expect(cellsOf(ratioTable([{ ...bun, cases: slow }]), "`new URL(u).href`")?.at(-1)).toBe("1.10");
});

test("the cold start has a row for each module of each engine", () => {
  expect(coldTable(RESULTS.engines).split("\n").slice(2)).toEqual([
    "| Node 20.19.0 | made-up | 1.3 | 3.46 | 0.10 | 2 |",
    "| Node 24.21.0 | made-up | 1.3 | 3.46 | 0.10 | 2 |",
  ]);
});

test("the page names the machine, the engines, the commit, the corpus and the other contestants", () => {
  const text = page(RESULTS, {});
  for (const fact of ["2026-01-02", "0123456789ab", "Made-up CPU", "Node 24.21.0 (V8 12.0)", "whatwg-url 17.3.0"]) {
    expect(text).toContain(fact);
  }
  expect(text).toContain("made-up URLs");
  expect(text).toContain("](growth.svg)");
});
