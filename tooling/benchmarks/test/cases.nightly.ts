import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { agree } from "../src/agree.ts";
import type { Corpora } from "../src/case.ts";
import { CASES } from "../src/cases/index.ts";
import { REFERENCES } from "../src/cases/relative.ts";
import { loadCorpora } from "../src/corpora.ts";
import { TEN } from "../src/everyday/measure.ts";
import { EVERYDAY } from "../src/everyday/rows/index.ts";
import { measureGrowth } from "../src/growth/measure-growth.ts";
import { SHAPES } from "../src/growth/shapes.ts";
import { OURS } from "../src/implementations.ts";
import { spread } from "../src/strings.ts";

const { source, web, files } = loadCorpora();
const corpora: Corpora = { source, web: spread(web, 30), files: spread(files, 30) };

test("no two rows have the same key", () => {
  for (const rows of [CASES, EVERYDAY]) expect(new Set(rows.map(({ key }) => key)).size).toBe(rows.length);
  expect(new Set(SHAPES.map(({ key }) => key)).size).toBe(SHAPES.length);
});

test("has 20 different kinds of relative reference", () => {
  expect(new Set(REFERENCES).size).toBe(20);
});

test("a row of the form codec that has a process of its own is also a row after those of URLs", () => {
  const alone = CASES.filter((one) => one.process === "codec").map(({ key }) => key);
  const others = CASES.filter((one) => one.process === undefined).map(({ key }) => `${key}-alone`);
  expect(alone.length).toBeGreaterThan(10);
  expect(alone.filter((key) => !others.includes(key))).toEqual([]);
});

test("has at least 150 everyday rows, each with where it comes from", () => {
  expect(EVERYDAY.length).toBeGreaterThanOrEqual(150);
  expect(EVERYDAY.filter(({ from }) => from === "")).toEqual([]);
  expect(TEN.filter((key) => !EVERYDAY.some((row) => row.key === key))).toEqual([]);
});

describe.each([...CASES, ...EVERYDAY])("$key", ({ inputs, contestants, comparisons }) => {
  test("all contestants do the same work, for every input and in total", () => {
    const all = inputs(corpora);
    expect(all.length).toBeGreaterThan(0);
    expect(agree(all, contestants)).toEqual({ inputs: all, dropped: 0 });
    const sums = contestants.map(({ enter }) => {
      const entry = enter(all);
      return [entry.pass(0), entry.pass(1), entry.pass(2)];
    });
    expect(sums.filter((sum) => sum.join() !== sums[0]!.join())).toEqual([]);
  });

  test("the contestants include ours and those of each comparison", () => {
    const names = contestants.map(({ name }) => name);
    expect(names).toContain(OURS);
    expect(comparisons.length).toBeGreaterThan(0);
    expect(comparisons.filter((one) => one.against === OURS || !(one.optional || names.includes(one.against)))).toEqual(
      [],
    );
  });
});

test.each([...CASES, ...EVERYDAY].filter(({ key }) => /^set-(?!protocol-same)|stringify/.test(key)))(
  "$key: each pass has a change to make",
  (one) => {
    for (const answer of one.contestants[0]!.answers(one.inputs(corpora))) {
      const [even, odd] = answer!.split("\n");
      expect(even).not.toBe(odd);
    }
  },
);

test.each(CASES.filter(({ key }) => /^work-(?!credentials|ipv6|read)/.test(key)))(
  "$key: no input is its own href",
  (one) => {
    const inputs = one.inputs(corpora) as readonly string[];
    expect(inputs.filter((input) => new URL(input).href === input)).toEqual([]);
  },
);

describe.each(SHAPES)("growth, $key", (shape) => {
  test("an input is shorter than the requested length by less than one part", () => {
    for (const length of [1024, 4096]) {
      expect(shape.input(length).length).toBeLessThanOrEqual(length);
      expect(shape.input(length).length).toBeGreaterThan(length - 12);
    }
  });

  test("has a time for each contestant at each length", () => {
    const { key, points } = measureGrowth(shape, [256, 1024], 1);
    expect(key).toBe(shape.key);
    expect(Object.keys(points).sort()).toEqual(shape.contestants.map(({ name }) => name).sort());
    for (const of of Object.values(points)) {
      expect(of.map(({ length }) => Math.ceil(length / 16) * 16)).toEqual([256, 1024]);
      expect(of.every(({ time }) => time > 0)).toBe(true);
    }
  });
});

test("every note is about an existing row, about the growth, memory, the start or servers", () => {
  const notes: Record<string, string> = JSON.parse(
    readFileSync(new URL("../../data/benchmark-notes.json", import.meta.url), "utf8"),
  );
  const known = CASES.flatMap(({ key, comparisons }) => [
    key,
    ...comparisons.map(({ against }) => `${key} against ${against}`),
  ]);
  expect(Object.keys(notes).filter((key) => !known.includes(key))).toEqual(["growth", "memory", "start", "servers"]);
});
