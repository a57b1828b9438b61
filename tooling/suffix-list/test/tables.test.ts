import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { generateDate, generateTables } from "../src/index.ts";

// `npm run generate` is this file with -u: then it writes the files.
test.each(["icann", "private"] as const)("the committed %s table equals what the generator writes", async (section) => {
  await expect(generateTables(section)).toMatchFileSnapshot(packageFile(`src/tables/${section}.ts`));
});

test("the committed date of the list is that of the package it is taken from", async () => {
  await expect(generateDate()).toMatchFileSnapshot(packageFile("src/tables/date.ts"));
});

function packageFile(path: string): string {
  return fileURLToPath(new URL(`../../../packages/site/${path}`, import.meta.url));
}
