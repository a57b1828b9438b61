import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { writePage } from "../src/index.ts";

// `npm run tool -- history` is this test with -u: then it writes the page.
test("docs/history.md is what the rows and the classes say", async () => {
  const path = fileURLToPath(new URL("../../../docs/history.md", import.meta.url));
  await expect(writePage()).toMatchFileSnapshot(path);
});
