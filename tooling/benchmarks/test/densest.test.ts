import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { denseCalls } from "../src/densest/calls.ts";
import { OVER_WHEN_DENSE } from "../src/densest/over.ts";
import { type DenseRows, isOver, page } from "../src/densest/page.ts";

const data: DenseRows = JSON.parse(readFileSync(new URL("../../data/densest-inputs.json", import.meta.url), "utf8"));

test("docs/densest-inputs.md shows what was measured: npm run tool -- densest --write", () => {
  expect(readFileSync(new URL("../../../docs/densest-inputs.md", import.meta.url), "utf8")).toBe(page(data));
});

test("no function was measured that does not exist any more, and few are waiting for the next search", () => {
  const keys = denseCalls().map(({ key }) => key);
  expect(Object.keys(data.rows).filter((key) => !keys.includes(key))).toEqual([]);
  expect(keys.filter((key) => data.rows[key] === undefined).length).toBeLessThanOrEqual(40);
});

test("each function that is over the limit has its reason, and no other", () => {
  const over = Object.entries(data.rows).flatMap(([key, row]) => (isOver(row) ? [key] : []));
  expect(Object.values(OVER_WHEN_DENSE).flat().sort()).toEqual(over.sort());
});
