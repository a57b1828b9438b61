import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { checkRows, DOCUMENTS } from "../src/index.ts";

const ROOT = fileURLToPath(new URL("../../..", import.meta.url));

test.each(DOCUMENTS)("$name: every row has a home, a test and known classes", (document) => {
  expect(checkRows(ROOT, document)).toEqual([]);
});
