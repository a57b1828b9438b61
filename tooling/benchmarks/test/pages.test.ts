import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { growthPlot } from "../src/report/growth-plot.ts";
import { page } from "../src/report/page.ts";
import { SPEED_READMES, updateSpeed } from "../src/report/write.ts";
import type { Results } from "../src/result.ts";

/** A file of the repository. */
function read(path: string): string {
  return readFileSync(new URL(`../../../${path}`, import.meta.url), "utf8");
}

const results: Results = JSON.parse(read("tooling/data/benchmarks.json"));

test("docs/benchmarks.md equals what npm run tool -- bench --render writes", () => {
  expect(read("docs/benchmarks.md")).toBe(page(results, JSON.parse(read("tooling/data/benchmark-notes.json"))));
});

test("docs/growth.svg equals what npm run tool -- bench --render writes", () => {
  expect(read("docs/growth.svg")).toBe(growthPlot(results.growth));
});

test.each(SPEED_READMES)("%s has the speeds that npm run tool -- bench --render writes", (path) => {
  expect(read(path)).toContain("<!-- speed ");
  expect(read(path)).toBe(updateSpeed(read(path), results));
});
