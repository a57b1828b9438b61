import { expect, test } from "vitest";
import { CELLS } from "../src/cells/index.ts";
import { pageOf } from "../src/page.ts";
import type { Released } from "../src/release.ts";
import { VERSIONS } from "../src/root.ts";

const one: Released = {
  name: "@url/a",
  version: "0.1.0",
  entries: ["@url/a", "@url/a/b"],
  command: false,
  readme: "",
  changelog: "",
};

test("each cell has pinned versions, and each of these belongs to a cell", () => {
  expect(Object.keys(VERSIONS).sort()).toEqual(CELLS.map(({ name }) => name).sort());
  for (const version of Object.values(VERSIONS).flatMap(Object.values)) expect(version).toMatch(/^\d+\.\d+\.\d+$/);
});

test("the page names the tool, its version and what came out", () => {
  const cells = CELLS.filter(({ name }) => name === "rollup" || name === "webpack 4");
  const page = pageOf(cells, new Map([["webpack 4", true]]), [one]);
  expect(page).toContain("imports all 2 entries");
  expect(page).toContain(`| Rollup ${VERSIONS.rollup!.rollup} | browser; Node | fails |`);
  expect(page).toMatch(/\| webpack 4\.\d+\.\d+ \| .* \| works: see below \|/);
  expect(page).toMatch(/^- \*\*webpack 4\.[\d.]+\*\* .*babel-loader/m);
});
