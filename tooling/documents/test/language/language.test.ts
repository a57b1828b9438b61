import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { filesIn } from "../../src/language/files.ts";
import { PHRASES } from "../../src/language/phrases.ts";
import { findingsIn } from "../../src/language/scan.ts";

const ROOT = fileURLToPath(new URL("../../../..", import.meta.url));
/** They have the phrases as examples. */
const EXAMPLES = ["src/language/", "test/language/", "README.md"].map((path) => `tooling/documents/${path}`);

test("the files have none of the phrases", () => {
  const files = filesIn(ROOT).filter((path) => !EXAMPLES.some((folder) => path.startsWith(folder)));
  expect(files.length).toBeGreaterThan(1000);
  const findings = files.flatMap((path) =>
    findingsIn(readFileSync(`${ROOT}/${path}`, "utf8"), PHRASES).map((line) => `${path}:${line}`),
  );
  expect(findings).toEqual([]);
});

test.each(PHRASES.map((phrase) => [phrase.example, phrase] as const))("finds the phrase in: %s", (example, phrase) => {
  expect(findingsIn(example, [phrase])).toHaveLength(1);
  const wrapped = example.replaceAll(" ", "\n * ");
  expect(findingsIn(`/**\n * ${wrapped}\n */`, [phrase])).toHaveLength(1);
});

test.each([
  "Who is called first?",
  "Returns null if there is none, and then none is used.",
  "None of these is a URL; an item that is none of them is rejected.",
  "const heard: string[] = [];",
  "{.who} .fred",
  "Parse, change a component, and go back: the way back is the serializer.",
  "the latest of two, and the lesser",
  "It can be it or another.",
  "There is no base; are there no others, it is no longer an error, and is no newer than Unicode 9.",
  "URLs that are the same but for percent-encoding",
])("has no false alarm in: %s", (text) => {
  expect(findingsIn(text, PHRASES)).toEqual([]);
});

test("a finding names its line", () => {
  expect(findingsIn("const a = 1;\n// a text that\n// is none\n", PHRASES)).toEqual([
    '3: "is none": write "if it is not one"',
  ]);
});
