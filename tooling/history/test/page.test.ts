import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { readTestIds, writePage } from "../src/index.ts";

// `npm run tool -- history` is this test with -u: then it writes the page.
test("docs/history.md is what the rows and the classes say", async () => {
  const root = fileURLToPath(new URL("../../..", import.meta.url));
  await expect(writePage(readTestIds(root))).toMatchFileSnapshot(`${root}/docs/history.md`);
});
