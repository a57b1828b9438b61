import { createRequire } from "node:module";
import { beforeAll, expect, test } from "vitest";
import { mapDomain } from "../src/map.ts";
import { toNFC } from "../src/normalize.ts";
import { checkLabel } from "../src/validity.ts";

type Row = [range: number | [number, number], status: number, mapping?: string];
const TABLE = createRequire(import.meta.url)("tr46/lib/mappingTable.json") as Row[];
const [MAPPED, DISALLOWED, IGNORED] = [1, 3, 7];

// It decodes the tables.
beforeAll(() => {
  mapDomain("");
});

/** Calls back for all 1,114,112 code points. */
function forEach(callback: (ch: string, status: number, mapping: string | undefined) => void): number {
  let count = 0;
  for (const [range, status, mapping] of TABLE) {
    const [first, last] = typeof range === "number" ? [range, range] : range;
    for (let c = first; c <= last; c++, count++) callback(String.fromCodePoint(c), status, mapping);
  }
  return count;
}

test("maps every code point as tr46's table does", () => {
  const wrong: string[] = [];
  const count = forEach((ch, status, mapping) => {
    const expected = status === DISALLOWED ? null : status === IGNORED ? "" : status === MAPPED ? mapping : ch;
    const mapped = mapDomain(ch);
    if ((mapped === null ? null : toNFC(mapped)) !== expected) wrong.push(ch);
  });
  expect(wrong).toEqual([]);
  expect(count).toBe(0x110000);
});

test("accepts the same code points in a decoded label as tr46's table", () => {
  const wrong: string[] = [];
  forEach((ch, status) => {
    const isValid = ![DISALLOWED, IGNORED, MAPPED].includes(status) && ch !== ".";
    // After a letter, so that no mark begins the label.
    if ((checkLabel(`a${ch}`, true, false, false)?.code === "disallowed") === isValid) wrong.push(ch);
  });
  expect(wrong).toEqual([]);
});
