import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, inject, test } from "vitest";
import { openSearch } from "../src/search/open.ts";
import type { PackedIndex } from "../src/search/packed.ts";
import { QUERIES } from "./support/queries.ts";

const json = readFileSync(join(inject("dist"), "search.json"), "utf8");
const search = openSearch(json);
const COOKBOOK = "/guide/cookbook/";

test("the index is at most 120 KB", () => {
  expect(Buffer.byteLength(json)).toBeLessThanOrEqual(120 * 1024);
});

test("the list has fifty queries or more, each once", () => {
  expect(QUERIES.length).toBeGreaterThanOrEqual(50);
  expect(new Set(QUERIES.map(([query]) => query)).size).toBe(QUERIES.length);
});

test.each(QUERIES)("%s leads to %s", (query, answer) => {
  expect(search(query, 2).map(({ id }) => id)).toContain(answer);
});

test("what a job says that people search for leads to the job", () => {
  const [, , sections] = (JSON.parse(json) as PackedIndex).find(([url]) => url === COOKBOOK)!;
  const jobs = sections.filter(([, , , asked]) => asked !== undefined);
  expect(jobs.length).toBeGreaterThanOrEqual(30);
  for (const [heading, , , asked] of jobs) {
    for (const query of asked!.split(", ")) {
      const found = search(query, 2).filter(({ id }) => id.startsWith(COOKBOOK));
      expect([query, found.map((result) => result.heading)]).toEqual([query, expect.arrayContaining([heading])]);
    }
  }
});
