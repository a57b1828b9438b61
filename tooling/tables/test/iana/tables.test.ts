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

test("the README of @url/uri names the date of the registry of schemes", async () => {
  const date = pinOf("IANA URI Schemes").pinned!;
  const text = readFileSync(packageFile("uri/README.md"), "utf8");
  expect(text.match(/\d{4}-\d\d-\d\d/g)).toHaveLength(2);
  await expect(text.replace(/\d{4}-\d\d-\d\d/g, date)).toMatchFileSnapshot(packageFile("uri/README.md"));
});

test("the README of @url/ip names the day of the registries of addresses", async () => {
  const { date } = pinOf("IANA IPv4 Special-Purpose Address Registry");
  const sentence = /(The registries are .* of )\d{4}-\d\d-\d\d\./;
  const text = readFileSync(packageFile("ip/README.md"), "utf8");
  expect(text).toMatch(sentence);
  await expect(text.replace(sentence, `$1${date}.`)).toMatchFileSnapshot(packageFile("ip/README.md"));
});

function packageFile(path: string): string {
  return fileURLToPath(new URL(`../../../../packages/${path}`, import.meta.url));
}
