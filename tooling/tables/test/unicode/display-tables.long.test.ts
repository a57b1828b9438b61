import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { generateCharacterTables, generateConfusables, generateLookAlikes } from "../../src/unicode/index.ts";

// `npm run generate` is this test with -u: then it writes the files.
test.each([
  ["characters/tables.ts", generateCharacterTables],
  ["characters/look-alike-tables.ts", generateLookAlikes],
  ["confusables/tables.ts", async () => generateConfusables()],
])("the committed %s of @url/display equals what the generator writes", async (file, generate) => {
  const path = fileURLToPath(new URL(`../../../../packages/display/src/${file}`, import.meta.url));
  await expect(await generate()).toMatchFileSnapshot(path);
});
