import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { checkRows, checkTestIds, DOCUMENTS, readTestIds } from "../src/index.ts";

const ROOT = fileURLToPath(new URL("../../..", import.meta.url));
const TESTS = readTestIds(ROOT);

test.each(DOCUMENTS)("$name: every row has a home, a test and known classes", (document) => {
  expect(checkRows(ROOT, document, TESTS)).toEqual([]);
});

test("every id is above a test or a group of tests, once", () => {
  expect(TESTS.length).toBeGreaterThan(200);
  expect(checkTestIds(TESTS)).toEqual([]);
});
