import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { generateSchemes, generateTables } from "../src/index.ts";

// `npm run generate` is this file with -u: then it writes the files.
test("the committed tables of @url/ip equal what the generator writes", async () => {
  await expect(generateTables()).toMatchFileSnapshot(packageFile("ip/src/special/tables.ts"));
});

test("the committed table of @url/uri equals what the generator writes", async () => {
  await expect(generateSchemes()).toMatchFileSnapshot(packageFile("uri/src/schemes/tables.ts"));
});

function packageFile(path: string): string {
  return fileURLToPath(new URL(`../../../packages/${path}`, import.meta.url));
}
