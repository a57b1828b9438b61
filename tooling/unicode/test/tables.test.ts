import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { generateTables, generateTerminalTables } from "../src/index.ts";

// `npm run generate` is this test with -u: then it writes the file.
test("the committed tables of @url/idna equal what the generator writes", async () => {
  const path = fileURLToPath(new URL("../../../packages/idna/src/tables.ts", import.meta.url));
  await expect(await generateTables()).toMatchFileSnapshot(path);
});

test("the committed tables of @url/validator equal what the generator writes", async () => {
  const path = fileURLToPath(new URL("../../../packages/validator/src/terminal/tables.ts", import.meta.url));
  await expect(await generateTerminalTables()).toMatchFileSnapshot(path);
});
