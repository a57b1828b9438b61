import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { generateTables } from "../src/index.ts";

// `npm run generate` is this test with -u: then it writes the file.
test("the committed tables of @url/ip equal what the generator writes", async () => {
  const path = fileURLToPath(new URL("../../../packages/ip/src/special/tables.ts", import.meta.url));
  await expect(generateTables()).toMatchFileSnapshot(path);
});
