import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { CASES, engineTitle, MEMORY_SHAPES, type Results } from "@url/tooling-benchmarks";
import type { SizeData } from "@url/tooling-bundles";
import { describe, expect, inject, test } from "vitest";
import { timesAddress } from "../src/charts/times-page.ts";
import { TOPICS, topicAddress } from "../src/charts/topics.ts";
import { attribute, type Element, readPages } from "./support/built-pages.ts";
import { hasClass, textOf, within } from "./support/element-text.ts";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));
const readJSON = (path: string) => JSON.parse(readFileSync(join(ROOT, path), "utf8")) as unknown;
const results = readJSON("tooling/data/benchmarks.json") as Results;
const sizes = readJSON("tooling/data/sizes.json") as SizeData;
/** The pages of the ratios. */
const RATIOS = TOPICS.map(topicAddress);
const pages = new Map(readPages(inject("dist")).map((page) => [page.url, page]));

/** A row of a chart, its values as they are drawn and as they are written. */
interface DrawnRow {
  readonly label: string;
  readonly name: string;
  /** Read back from the places of the marks, by the axis above them. */
  readonly drawn: readonly number[];
  /** What the marks say for those who do not see them. */
  readonly spoken: readonly string[];
  readonly cells: readonly string[];
}

/** Returns the rows of all charts of some pages. */
function rowsOf(...urls: readonly string[]): DrawnRow[] {
  const elements = urls.flatMap((url) => [...pages.get(url)!.elements]);
  const charts = elements.filter((one) => one.tagName === "table" && hasClass(one, "chart"));
  return charts.flatMap((chart) => {
    const valueAt = axisOf(chart);
    return within(chart, "tr")
      .slice(1)
      .map((row) => ({
        label: attribute(chart, "aria-label")!,
        name: textOf(within(row, "th")[0]!).trim(),
        drawn: [
          ...within(row, "svg", "dot").map((dot) => valueAt(percentOf(dot, "x"))),
          ...within(row, "rect").map((bar) => valueAt(percentOf(bar, "x") + percentOf(bar, "width"))),
        ],
        spoken: [...within(row, "svg", "dot"), ...within(row, "rect")].map((mark) => textOf(within(mark, "title")[0]!)),
        cells: within(row, "td").slice(1).map(textOf),
      }));
  });
}

/** Returns what a place means, by the first and the last name of an axis. */
function axisOf(chart: Element): (percent: number) => number {
  const ticks = within(within(chart, "svg", "axis")[0]!, "text");
  const places = ticks.map((tick) => ({ at: percentOf(tick, "x"), value: numberIn(textOf(tick)) }));
  const [first, last] = [places[0]!, places.at(-1)!];
  return (percent) => {
    const part = (percent - first.at) / (last.at - first.at);
    return first.value === 0 ? part * last.value : first.value * (last.value / first.value) ** part;
  };
}

function percentOf(element: Element, name: string): number {
  return Number.parseFloat(attribute(element, name)!);
}

function numberIn(text: string): number {
  return Number(/-?[\d,]+(?:\.\d+)?/.exec(text)?.[0].replaceAll(",", ""));
}

/** Three digits are written, of which two may stand behind the point; a place has five. */
function expectNear(found: readonly number[], expected: readonly number[], what: string): void {
  expect([what, found.length]).toEqual([what, expected.length]);
  found.forEach((value, index) => {
    const right = expected[index]!;
    const isNear = Math.abs(value - right) <= Math.max(0.005 * Math.abs(right), 0.0051);
    expect([what, index, isNear ? right : value]).toEqual([what, index, right]);
  });
}

const plain = (title: string) => title.replaceAll("`", "");

describe("the ratios", () => {
  const titles = new Map(CASES.map(({ key, title }) => [plain(title), key]));
  const comparison = (name: string) => {
    if (titles.has(name)) return { key: titles.get(name)!, against: "native" };
    const title = [...titles.keys()].find((one) => name.startsWith(`${one}, against `))!;
    return { key: titles.get(title)!, against: name.slice(title.length + ", against ".length) };
  };
  const ratiosOf = ({ key, against }: { key: string; against: string }) =>
    results.engines.flatMap(({ cases }) => cases.find((one) => one.key === key)?.ratios[against]?.median ?? []);

  test.each([...RATIOS, "/benchmarks/losses/"])("of %s are drawn and written as they were measured", (url) => {
    const rows = rowsOf(url);
    expect(rows.length).toBeGreaterThan(0);
    for (const row of rows) {
      const expected = ratiosOf(comparison(row.name));
      expectNear(row.drawn, expected, row.name);
      expectNear(
        row.spoken.map((text) => numberIn(text.split(": ")[1]!)),
        expected,
        row.name,
      );
      expectNear(
        row.cells
          .slice(0, results.engines.length)
          .filter((cell) => cell !== "–")
          .map(numberIn),
        expected,
        row.name,
      );
    }
  });

  test("are all on the pages, once, with the engines that a mark stands for", () => {
    const shown = rowsOf(...RATIOS).map(({ name }) => Object.values(comparison(name)).join(" against "));
    const listed = CASES.flatMap(({ key, comparisons }) =>
      comparisons.map(({ against }) => `${key} against ${against}`),
    );
    expect(shown.length).toBe(new Set(shown).size);
    expect(new Set(shown)).toEqual(new Set(listed));
    const engines = results.engines.map(engineTitle);
    for (const { spoken } of rowsOf(...RATIOS)) {
      expect(engines).toEqual(expect.arrayContaining(spoken.map((text) => text.split(": ")[0]!)));
    }
  });

  test("below 1 are all among the losses, each with its reason", () => {
    const slower = CASES.flatMap(({ key, comparisons }) =>
      [...new Set(comparisons.map(({ against }) => against))]
        .filter((against) => ratiosOf({ key, against }).some((ratio) => ratio < 1))
        .map((against) => `${key} against ${against}`),
    );
    expect(slower.length).toBeGreaterThan(5);
    const shown = rowsOf("/benchmarks/losses/").map(({ name }) => Object.values(comparison(name)).join(" against "));
    expect(shown).toEqual(expect.arrayContaining(slower));
    const reasons = pages.get("/benchmarks/losses/")!.elements.filter(({ tagName }) => tagName === "dd");
    expect(reasons).toHaveLength(shown.length);
    for (const reason of reasons) expect(textOf(reason).trim().length).toBeGreaterThan(10);
  });

  test("below 1 look different from others, and are on the other side of the line", () => {
    for (const dot of pages.get("/benchmarks/losses/")!.elements.filter((one) => hasClass(one, "dot"))) {
      const title = within(dot, "title")[0];
      if (title === undefined) continue;
      const isBelow = hasClass(dot, "below");
      const written = numberIn(textOf(title).split(": ")[1]!);
      // 0.996 is written as 1.00.
      if (written !== 1) expect([textOf(title), isBelow]).toEqual([textOf(title), written < 1]);
    }
  });
});

test("the times of every implementation on every engine are those that were measured", () => {
  const urls = results.engines.map((engine) => timesAddress(results.engines, engine));
  const tables = urls.flatMap((url) => pages.get(url)!.elements.filter(({ tagName }) => tagName === "table"));
  expect(tables).toHaveLength(results.engines.length);
  results.engines.forEach(({ cases }, index) => {
    const rows = within(tables[index]!, "tr").slice(1);
    expect(rows).toHaveLength(cases.length);
    rows.forEach((row, at) => {
      const cells = within(row, "td").map(textOf);
      const { times, key } = cases[at]!;
      expectNear([numberIn(cells[2]!)], [times["@url"]!.median], key);
      if (times.native !== undefined) expectNear([numberIn(cells[3]!)], [times.native.median], key);
      for (const [name, { median }] of Object.entries(times)) {
        if (name === "@url" || name === "native") continue;
        const shown = within(row, "span", "other")
          .map(textOf)
          .find((text) => text.startsWith(`${name} `))!;
        expectNear([numberIn(shown.slice(name.length))], [median], `${key} ${name}`);
      }
    });
  });
});

test("what starts take is as measured, imports and first URLs together", () => {
  const rows = rowsOf("/benchmarks/start/");
  const start = results.engines.flatMap((engine) => engine.start ?? []);
  const cold = results.engines.flatMap((engine) => engine.cold);
  expect(rows).toHaveLength(start.length + cold.length);
  start.forEach(({ both, load, first }, index) => {
    const { name, drawn, cells } = rows[index]!;
    expectNear(drawn, [both], name);
    expect(cells).toEqual([load, first, both].map((time) => time.toFixed(2)));
  });
  cold.forEach(({ load, first, memory }, index) => {
    const { name, drawn, cells } = rows[start.length + index]!;
    expectNear(drawn, [load + first], name);
    expect(cells[3]).toBe((memory / 1024).toFixed(0));
  });
});

test("the builds are as measured", () => {
  const rows = rowsOf("/benchmarks/builds/");
  const { rows: measured } = results.builds!;
  expect(rows).toHaveLength(measured.length);
  measured.forEach(({ key, fast, other, ratio }, index) => {
    expectNear(rows[index]!.drawn, [ratio], key);
    expectNear(rows[index]!.cells.map(numberIn), [fast, other, ratio], key);
  });
});

test("the memory is as measured, ours and native", () => {
  const rows = rowsOf("/benchmarks/memory/");
  const { shapes } = results.memory!;
  expect(rows.map(({ name }) => name)).toEqual(
    shapes.map(({ key }) => plain(MEMORY_SHAPES.find((shape) => shape.key === key)!.title).trim()),
  );
  shapes.forEach(({ key, points }, index) => {
    const last = [points["@url"]!.at(-1)!, points.native?.at(-1)].filter((point) => point !== undefined);
    // What the clock of memory calls less than nothing is nothing, and a process that ended has no figure.
    const expected = last.map(({ beyond = 0 }) => Math.max(beyond, 0));
    rows[index]!.drawn.forEach((value, at) => {
      expect([key, Math.abs(value - expected[at]!) < 0.05]).toEqual([key, true]);
    });
    expect(rows[index]!.drawn).toHaveLength(expected.length);
    expect(rows[index]!.cells[0]).toBe(expected[0]!.toFixed(1));
  });
});

test("the picture of growth has a point for each measurement, at its length and time", () => {
  const [svg] = pages
    .get("/benchmarks/growth/")!
    .elements.filter((one) => one.tagName === "svg" && hasClass(one, "plot"));
  const panels = within(svg!, "g");
  expect(panels).toHaveLength(results.growth.shapes.length);
  panels.forEach((panel, index) => {
    const tick = (label: string) => within(panel, "text").find((text) => textOf(text) === label)!;
    const [left, right] = [percentOf(tick("1 KB"), "x"), percentOf(tick("16 MB"), "x")];
    // A name stands four units below its line.
    const [low, high] = [percentOf(tick("1 µs"), "y") - 4, percentOf(tick("1 s"), "y") - 4];
    const { key, points } = results.growth.shapes[index]!;
    const [, native, ours] = within(panel, "polyline").map((line) => attribute(line, "points")!);
    for (const [line, measured] of [
      [native, points.native ?? []],
      [ours, points["@url"]!],
    ] as const) {
      const corners = line === "" ? [] : line!.split(" ").map((corner) => corner.split(",").map(Number));
      expect([key, corners.length]).toEqual([key, measured.length]);
      corners.forEach(([x = 0, y = 0], at) => {
        const { length, time } = measured[at]!;
        // Half a tenth of a unit is a tenth of a per cent of the width.
        expect(Math.abs((x - left) / (right - left) - Math.log(length / 2 ** 10) / Math.log(2 ** 14))).toBeLessThan(
          0.01,
        );
        expect(Math.abs((y - low) / (high - low) - Math.log(time / 1e-3) / Math.log(1e6))).toBeLessThan(0.01);
      });
    }
  });
});

test("the sizes are those of the JSON: every import, the peers, and both builds", () => {
  const rows = rowsOf("/sizes/", "/sizes/imports/", "/sizes/imports/i-z/");
  const peers = rows.filter(({ label }) => label === "Sizes beside other packages");
  for (const { name, version, gzip } of sizes.peers) {
    expectNear(peers.find((row) => row.name.startsWith(`${name} ${version}`))!.drawn, [gzip], name);
  }
  expect(peers.filter(({ name }) => name.startsWith("@url/api"))).toHaveLength(5);
  const both = rows.filter(({ label }) => label === "Both builds");
  const twofold = sizes.figures.filter(({ fast }) => fast !== undefined);
  expect(both).toHaveLength(twofold.length);
  both.forEach(({ name, drawn }, index) => {
    expectNear(drawn, [twofold[index]!.gzip, twofold[index]!.fast!], name);
  });
  const all = rows.filter(({ label }) => label.startsWith("@url/"));
  expect(all).toHaveLength(sizes.figures.length);
  const byPackage = (name: string) =>
    sizes.figures.filter(({ imports }) => imports.at(-1)!.entry.split("/").slice(0, 2).join("/") === name);
  for (const name of new Set(all.map(({ label }) => label))) {
    const figures = byPackage(name);
    all
      .filter(({ label }) => label === name)
      .forEach(({ drawn, cells }, index) => {
        expectNear(drawn, [figures[index]!.gzip], name);
        expectNear(
          cells.map(numberIn),
          [figures[index]!.gzip, figures[index]!.budget, figures[index]!.brotli, figures[index]!.minified],
          name,
        );
      });
  }
});

test("the matrix has every engine and tool of docs/runtimes.md and docs/compatibility.md", () => {
  const text = ["runtimes", "compatibility"].map((name) => readFileSync(join(ROOT, `docs/${name}.md`), "utf8"));
  const engines = Array.from(text[0]!.matchAll(/^\| ([^|]+?) \| [^|]+ \| (?:npm|Debian): /gm), ([, name]) => name);
  const tools = Array.from(text[1]!.matchAll(/^\| ([^|]+?) \| [^|]+ \| works/gm), ([, name]) => name);
  expect(engines.length).toBeGreaterThan(8);
  expect(tools.length).toBeGreaterThan(15);
  const tables = pages.get("/engines/")!.elements.filter(({ tagName }) => tagName === "table");
  const first = (table: Element) =>
    within(table, "tr")
      .slice(1)
      .map((row) => textOf(within(row, "td")[0]!));
  expect(first(tables[0]!)).toEqual(engines);
  expect(first(tables[2]!)).toEqual(tools);
});

test("each figure says by which command it is made", () => {
  const urls = ["", "losses/", "times/", "builds/", "start/", "growth/", "memory/"].map(
    (path) => `/benchmarks/${path}`,
  );
  for (const url of [...urls, "/sizes/", "/engines/"]) {
    const commands = pages.get(url)!.elements.filter((one) => one.tagName === "p" && hasClass(one, "command"));
    expect([url, commands.length > 0]).toEqual([url, true]);
    const { scripts } = readJSON("package.json") as { scripts: Record<string, string> };
    for (const command of commands) expect(scripts).toHaveProperty(/npm run (\w+)/.exec(textOf(command))![1]!);
  }
});
