import { describe, expect, test } from "vitest";
import { html } from "../src/build/html.ts";
import { axis, linearScale, logScale, percentOf, ticksOf, valueDrawnAt } from "../src/charts/axis.ts";
import { barTrack } from "../src/charts/bars.ts";
import { chartTable } from "../src/charts/chart-table.ts";
import { dotTrack, legend } from "../src/charts/dots.ts";
import { tableAfter } from "../src/charts/markdown-table.ts";
import { serversPage } from "../src/charts/servers-page.ts";
import { plainTitle, titleHTML } from "../src/charts/text.ts";

describe("an axis", () => {
  test.each([0.26, 1, 3.5, 276])("%s is read back from where it is drawn", (value) => {
    const scale = logScale([0.26, 276]);
    expect(valueDrawnAt(percentOf(value, scale), scale) / value).toBeCloseTo(1, 3);
  });

  test("of logarithms has 1, and ends at steps of 1, 2 and 5", () => {
    expect(logScale([3.1, 4])).toEqual({ from: 1, to: 5 });
    expect(logScale([0.26, 0.9])).toEqual({ from: 0.2, to: 1 });
    expect(logScale([])).toEqual({ from: 1, to: 2 });
  });

  test("from 0 on draws in proportion", () => {
    const scale = linearScale([17.4, 167.8]);
    expect(scale).toEqual({ upTo: 200 });
    expect(valueDrawnAt(percentOf(50, scale), scale)).toBeCloseTo(50, 2);
    expect(percentOf(0, scale)).toBe("3.000%");
    expect(percentOf(200, scale)).toBe("97.000%");
  });

  test("names only powers of ten if it is long", () => {
    expect(ticksOf(logScale([0.5, 6]))).toEqual([0.5, 1, 2, 5, 10]);
    expect(ticksOf(logScale([0.5, 276]))).toEqual([1, 10, 100]);
    expect(axis({ from: 1, to: 10_000 }, " ×").html).toContain("10,000 ×</text>");
  });
});

describe("a row of marks", () => {
  const series = { name: "Node <20>", shape: "square" } as const;
  const track = (value: number) =>
    dotTrack("title & more", [{ series, value, text: String(value) }], { from: 0.1, to: 10 }).html;

  test("says its values, and draws them", () => {
    expect(track(10)).toContain("<title>title &#38; more: Node &#60;20&#62; 10</title>");
    expect(track(10)).toContain('x="97.000%"');
  });

  test("shows by a class whether ours is faster or slower, as by the side of the line", () => {
    expect(track(0.99)).toContain('class="dot below"');
    expect(track(1)).toContain('class="dot above"');
    expect(track(1)).toContain('<line class="baseline" x1="50.000%"');
  });

  test("has a shape that the legend names", () => {
    const path = /d="([^"]+)"/.exec(track(1))![1]!;
    expect(legend([series]).html).toContain(path);
    expect(legend([{ ...series, shape: "circle" }]).html).not.toContain(path);
  });
});

describe("a row of bars", () => {
  const bar = { name: "gzip", kind: "ours", value: 50, text: "50 KB" } as const;

  test("starts at 0, and is as wide as its value", () => {
    expect(barTrack("t", [bar], { upTo: 100 }).html).toContain(
      '<rect class="bar ours" x="3.000%" y="3" width="47.000%"',
    );
  });

  test("has room for each bar, and a line for a limit", () => {
    const { html } = barTrack("t", [bar, bar], { upTo: 100 }, 100);
    expect(html).toContain('height="33"');
    expect(html).toContain('<line class="limit" x1="97.000%" x2="97.000%"');
  });
});

test("a chart is a table: names, drawings, numbers, and the name of each number for a phone", () => {
  const chart = chartTable({
    label: "Times",
    columns: ["ours"],
    scale: { upTo: 1 },
    unit: " ms",
    rows: [{ name: html`a`, track: html`<svg></svg>`, cells: ["1 <ms"] }],
  }).html;
  expect(chart).toContain('aria-label="Times"');
  expect(chart).toContain('<th role="rowheader" scope="row">a</th><td role="cell" class="drawing"><svg></svg></td>');
  expect(chart).toContain('<td role="cell" data-column="ours">1 &#60;ms</td>');
});

test("the code of a title is in backquotes, which a drawing leaves out", () => {
  expect(titleHTML("set `href`, <1>").html).toBe("set <code>href</code>, &#60;1&#62;");
  expect(plainTitle("set `href`")).toBe("set href");
});

describe("a table of a Markdown file", () => {
  test("is found after its mark, with its cells", () => {
    const text =
      "| no | no |\n| --- | --- |\n\n<!-- a -->\n| b | c |\n| --- | ---: |\n| 1 |  |\n| `2` | 3 |\n\n| d |\n";
    expect(tableAfter(text, "<!-- a -->")).toEqual({
      head: ["b", "c"],
      rows: [
        ["1", ""],
        ["`2`", "3"],
      ],
    });
  });

  test.each(["<!-- b -->", "<!-- a -->"])("has to be there: %s", (mark) => {
    expect(() => tableAfter("<!-- a -->", mark)).toThrow("There is no table after");
  });
});

test("the page of servers has the marks and numbers of each length, and a row in which ours takes more is bold", () => {
  const title = "Fastify, `@fastify/formbody`";
  const row = (pairs: number, ratio: number) => ({ title, pairs, date: "2026-01-02", ours: 1, theirs: 1, ratio });
  const servers = [{ node: "20.19.0", rows: [row(5, 1.25), row(10_000, 0.5)], memory: [] }];
  const page = serversPage(servers, "A note.", (text) => html`<p>${text}</p>`);
  expect(page).toContain("<title>Fastify, @fastify/formbody: Node 20.19.0 0.80</title>");
  expect(page).toContain("<strong>0.80</strong>");
  expect(page).toContain("<title>Fastify, @fastify/formbody: Node 20.19.0 2.00</title>");
  expect(page).not.toContain("<strong>2.00</strong>");
  expect(page).toContain("A note.");
  expect(page).toContain('id="pairs-10000"');
});
