import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { generateAddresses, generateSchemes, generateTables } from "../../src/iana/index.ts";
import { pinOf } from "../../src/pinned.ts";

// `npm run generate` is this file with -u: then it writes the files.
test("the committed tables of @url/ip equal what the generator writes", async () => {
  await expect(generateTables()).toMatchFileSnapshot(packageFile("ip/src/special/tables.ts"));
});

test("the committed table of @url/uri equals what the generator writes", async () => {
  await expect(generateSchemes()).toMatchFileSnapshot(packageFile("uri/src/schemes/tables.ts"));
});

test("the committed tables of @url/guard equal what the generator writes", async () => {
  await expect(generateAddresses()).toMatchFileSnapshot(packageFile("guard/src/rules/tables.ts"));
});

test("the README of @url/uri names the date of the registry of schemes", () => {
  const date = pinOf("IANA URI Schemes").pinned;
  const readme = readFileSync(packageFile("uri/README.md"), "utf8");
  expect(readme.match(/\d{4}-\d\d-\d\d/g)).toEqual([date, date]);
});

function packageFile(path: string): string {
  return fileURLToPath(new URL(`../../../../packages/${path}`, import.meta.url));
}
