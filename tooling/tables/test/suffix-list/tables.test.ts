import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { DATE, generateDate, generateTables, generateTopLevel, readRules } from "../../src/suffix-list/index.ts";

// `npm run generate` is this file with -u: then it writes the files.
test.each(["icann", "private"] as const)("the committed %s table equals what the generator writes", async (section) => {
  await expect(generateTables(section)).toMatchFileSnapshot(packageFile(`src/tables/${section}.ts`));
});

test("the committed top-level domains are those of the list", async () => {
  await expect(generateTopLevel()).toMatchFileSnapshot(packageFile("src/tables/top-level.ts"));
});

test("the committed date of the list is that of the package it is taken from", async () => {
  await expect(generateDate()).toMatchFileSnapshot(packageFile("src/tables/date.ts"));
});

test("the README of @url/site names the version, the day and the numbers of rules of the list", async () => {
  const { version } = createRequire(import.meta.url)("tldts/package.json");
  const count = (section: string) => readRules().filter((rule) => rule.section === section).length;
  const [icann, personal] = [count("icann"), count("private")].map((number) => number.toLocaleString("en"));
  const sentence =
    /`tldts` [\d.]+, published on [\d-]+: [\d,]+ rules of the ICANN section and [\d,]+ of the private one\./;
  const text = readFileSync(packageFile("README.md"), "utf8");
  expect(text).toMatch(sentence);
  const now = `\`tldts\` ${version}, published on ${DATE}: ${icann} rules of the ICANN section and ${personal} of the private one.`;
  const updated = text.replace(sentence, now).replace(/(`string`: the day of the list, such as `)[\d-]+/, `$1${DATE}`);
  await expect(updated).toMatchFileSnapshot(packageFile("README.md"));
});

function packageFile(path: string): string {
  return fileURLToPath(new URL(`../../../../packages/site/${path}`, import.meta.url));
}
