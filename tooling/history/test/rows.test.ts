import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { checkRows, checkTestIds, readTable, readTestIds } from "../src/index.ts";

const ROOT = fileURLToPath(new URL("../../..", import.meta.url));
const TESTS = readTestIds(ROOT);

test("every row has a home, a test, and an input that a page can run, or a reason for none", () => {
  expect(checkRows(ROOT, readTable(), TESTS)).toEqual([]);
});

test("every id is above a test or a group of tests, once", () => {
  expect(TESTS.length).toBeGreaterThan(200);
  expect(checkTestIds(TESTS)).toEqual([]);
});
