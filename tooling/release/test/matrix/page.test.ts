import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { CELLS } from "../../src/matrix/cells/index.ts";
import { outcomesOn, pageOf } from "../../src/matrix/page.ts";
import type { Released } from "../../src/matrix/release.ts";
import { ROOT, VERSIONS } from "../../src/matrix/root.ts";

const one: Released = {
  name: "@url/a",
  version: "0.1.0",
  entries: ["@url/a", "@url/a/b"],
  command: false,
  forNode: false,
  readme: "",
  changelog: "",
};

test("each cell has pinned versions, and each of these belongs to a cell", () => {
  expect(Object.keys(VERSIONS).sort()).toEqual(CELLS.map(({ name }) => name).sort());
  for (const version of Object.values(VERSIONS).flatMap(Object.values)) expect(version).toMatch(/^\d+\.\d+\.\d+$/);
});

test("the page names the tool, its version and what came out", () => {
  const cells = CELLS.filter(({ name }) => name === "rollup" || name === "webpack 4");
  const page = pageOf(
    cells,
    new Map([
      ["webpack 4", true],
      ["rollup", false],
    ]),
    [one],
  );
  expect(page).toContain("imports all 2 entries");
  expect(page).toContain(`| Rollup ${VERSIONS.rollup!.rollup} | browser; Node | fails |`);
  expect(page).toMatch(/\| webpack 4\.\d+\.\d+ \| .* \| works: see below \|/);
  expect(page).toMatch(/^- \*\*webpack 4\.[\d.]+\*\* .*babel-loader/m);
});

test("what the page says of a tool is kept, unless the tool has another version now", () => {
  const cells = CELLS.filter(({ name }) => name === "rollup" || name === "vite" || name === "esbuild");
  const outcomes = new Map([
    ["rollup", true],
    ["vite", false],
  ]);
  const page = pageOf(cells, outcomes, [one]);
  expect(page).toMatch(/^\| esbuild .* was not run \|$/m);
  expect(outcomesOn(page, cells)).toEqual(outcomes);
  const rollup = `Rollup ${VERSIONS.rollup!.rollup}`;
  expect(outcomesOn(page.replace(rollup, "Rollup 1.0.0"), cells).has("rollup")).toBe(false);
});

test("docs/compatibility.md has each tool in its pinned version, and none that fails", () => {
  const page = readFileSync(join(ROOT, "docs/compatibility.md"), "utf8");
  const expected = pageOf(CELLS, new Map(CELLS.map(({ name }) => [name, true])), [one]);
  const rows = (text: string) => text.split("\n").filter((line) => line.startsWith("| ") || line.startsWith("- "));
  expect(rows(expected).length).toBeGreaterThan(CELLS.length);
  expect(rows(page)).toEqual(rows(expected));
});
