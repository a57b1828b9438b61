import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { writePage } from "../src/index.ts";

const ROOT = fileURLToPath(new URL("../../..", import.meta.url));

// `npm run tool -- history` runs this test with -u: then it writes the file.
test("docs/history.md is what the rows and the changes say", async () => {
  await expect(writePage()).toMatchFileSnapshot(`${ROOT}/docs/history.md`);
});

test("docs/history.md has at most 60 KB", () => {
  expect(new TextEncoder().encode(writePage()).length).toBeLessThanOrEqual(60 * 1024);
});
