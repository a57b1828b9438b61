import { expect, test } from "vitest";
import { readCounts } from "../src/counts.ts";
import { DOCUMENTS } from "../src/index.ts";

// Of the other two documents we have all as it is written.
const found = Object.entries(readCounts().documents).filter(([name]) => /^201\d$/.test(name));

test.each(found)("%s: its rows have the classes of differences that were found, and no others", (name, { classes }) => {
  const { rows } = DOCUMENTS.find((document) => document.name === name)!;
  const inRows = new Set<string>(rows.flatMap(({ classes = [] }) => classes));
  expect([...inRows].sort()).toEqual(Object.keys(classes).sort());
});
