import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { DOCUMENTS } from "../src/index.ts";

type Counts = Readonly<Record<string, { readonly classes: Readonly<Record<string, number>> }>>;
const counts = new URL("../src/counts.json", import.meta.url);
const found: Counts = JSON.parse(readFileSync(counts, "utf8")).documents;

test.each(Object.keys(found))("%s: its rows have the classes of differences that were found, and no others", (name) => {
  const { rows } = DOCUMENTS.find((document) => document.name === name)!;
  const inRows = new Set<string>(rows.flatMap(({ classes = [] }) => classes));
  expect([...inRows].sort()).toEqual(Object.keys(found[name]!.classes).sort());
});
