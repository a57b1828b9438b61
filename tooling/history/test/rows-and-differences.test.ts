import { expect, test } from "vitest";
import { readCounts } from "../src/counts.ts";
import { readTable } from "../src/index.ts";

// Of the other two documents we have all as it is written.
const found = Object.entries(readCounts().documents).filter(([name]) => /^201\d$/.test(name));

test.each(found)("%s: its rows have the classes of differences that were found, and no others", (name, { classes }) => {
  const rows = readTable().rows.filter(({ document }) => document === name);
  const inRows = new Set<string>(rows.flatMap(({ changes }) => changes));
  expect([...inRows].sort()).toEqual(Object.keys(classes).sort());
});
