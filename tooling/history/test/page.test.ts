import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { DOCUMENTS, writeDataRows, writePage } from "../src/index.ts";

const ROOT = fileURLToPath(new URL("../../..", import.meta.url));

// `npm run tool -- history` runs these tests with -u: then they write the files.
test("docs/history.md is what the rows and the changes say", async () => {
  await expect(writePage()).toMatchFileSnapshot(`${ROOT}/docs/history.md`);
});

test("tooling/data/history-rows.json has the rows", async () => {
  await expect(writeDataRows(DOCUMENTS)).toMatchFileSnapshot(`${ROOT}/tooling/data/history-rows.json`);
});

test("docs/history.md has at most 60 KB", () => {
  expect(new TextEncoder().encode(writePage()).length).toBeLessThanOrEqual(60 * 1024);
});
