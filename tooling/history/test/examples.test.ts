import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { DOCUMENT_NAMES, readTable, readTestIds } from "../src/index.ts";

const ROOT = fileURLToPath(new URL("../../../", import.meta.url));
const FILES = new Map(readTestIds(ROOT).map(({ id, file }) => [id, file]));

test.each(DOCUMENT_NAMES)("%s: the input of each example is in a file of its tests", (name) => {
  const examples = readTable().rows.filter(({ document, kind }) => document === name && kind === "example");
  expect(examples.length).toBeGreaterThan(0);
  const missing = examples.filter(({ name, tests }) => {
    const texts = tests.map((id) => readFileSync(ROOT + FILES.get(id), "utf8"));
    // "42, 031, 080, 0000" are four inputs.
    return !name.split(", ").every((input) => texts.some((text) => text.includes(input)));
  });
  expect(missing.map(({ name }) => name)).toEqual([]);
});
