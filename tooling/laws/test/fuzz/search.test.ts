import fc from "fast-check";
import { expect, test } from "vitest";
import type { Finding } from "../../src/fuzz/findings.ts";
import { minimize } from "../../src/fuzz/minimize.ts";
import { reportOf } from "../../src/fuzz/report.ts";
import { outcomeOf, search } from "../../src/fuzz/search.ts";
import { TARGETS, type Target, type Value } from "../../src/fuzz/targets.ts";

/** A target whose one side has a defect: it loses what stands behind a "%" that follows an "x". */
const defective: Target = {
  name: "a defect",
  inputs: fc.record({ input: fc.string({ unit: fc.constantFrom(..."ax%/"), maxLength: 20 }), base: fc.constant("b") }),
  compare: (value) => {
    const { input } = value as { readonly input: string };
    return { actual: input.replace(/(x%).*/s, "$1"), expected: input };
  },
};

function searchOnce(targets: readonly Target[], seed = 1, rounds = 1) {
  const findings: Finding[] = [];
  const compared = search({
    targets,
    seed,
    inputs: 200,
    isOver: (round) => round >= rounds,
    found: (finding) => void findings.push(finding),
  });
  return { findings, compared };
}

test("a planted defect is found, and its input is minimised", () => {
  const { findings, compared } = searchOnce([defective]);
  expect(compared).toBe(200);
  expect(findings).toEqual([{ target: "a defect", value: { input: "x%a", base: null } }]);
});

test("the same seed finds the same, and later rounds have other inputs", () => {
  const seen: string[] = [];
  const recording: Target = {
    ...defective,
    compare: (value) => {
      seen.push(JSON.stringify(value));
      return { actual: 0, expected: 0 };
    },
  };
  searchOnce([recording], 7);
  searchOnce([recording], 7);
  expect(seen.slice(200)).toEqual(seen.slice(0, 200));
  seen.length = 0;
  searchOnce([recording], 7, 2);
  expect(seen.slice(200)).not.toEqual(seen.slice(0, 200));
});

test("an implementation that throws is a finding", () => {
  const throwing: Target = {
    name: "throws",
    inputs: fc.constant("abc"),
    compare: () => {
      throw new RangeError();
    },
  };
  expect(searchOnce([throwing]).findings).toEqual([{ target: "throws", value: "" }]);
});

test.each<[Value, (value: Value) => boolean, Value]>([
  ["a long text with % in it", (value) => String(value).includes("%"), "%"],
  ["XYZ", (value) => String(value).length >= 2, "aa"],
  [["a", "b", "c"], (value) => (value as string[]).includes("b"), ["b"]],
  [{ setter: "host", value: "a:b" }, (value) => JSON.stringify(value).includes(":b"), { setter: "host", value: ":b" }],
  [{ input: "a?b", base: "x" }, (value) => JSON.stringify(value).includes("?"), { input: "?", base: null }],
])("minimises %j", (value, fails, smallest) => {
  expect(minimize(value, fails)).toEqual(smallest);
});

test("minimising ends after its limit", () => {
  let tries = 0;
  minimize("b".repeat(1000), () => ++tries % 2 === 0, 50);
  expect(tries).toBeLessThanOrEqual(50);
});

test.each(TARGETS)(
  "$name has no difference in the first inputs of another seed than that of npm run tool -- fuzz",
  (target) => {
    expect(searchOnce([target], 424242).findings).toEqual([]);
  },
);

test("an input with two answers does not shrink to one for which a side throws", () => {
  const picky: Target = {
    name: "picky",
    inputs: fc.constant("abcd"),
    compare: (value) => {
      if (String(value).length < 3) throw new RangeError();
      return { actual: 0, expected: 1 };
    },
  };
  expect(searchOnce([picky]).findings).toEqual([{ target: "picky", value: "aaa" }]);
});

test("a target compares deeply", () => {
  const oracle = TARGETS.find(({ name }) => name === "parser, oracle")!;
  expect(outcomeOf({ ...oracle, compare: () => ({ actual: { a: 1 }, expected: { a: 2 } }) }, "")).toBe("different");
  expect(outcomeOf(oracle, { input: "https://a/", base: null })).toBe("equal");
});

test("the report has the answers and the rows for the file", () => {
  const row = { target: "parser, oracle", value: { input: "https://a/", base: null } };
  const report = reportOf([row], 5);
  expect(report).toContain("--seed 5");
  expect(report).toContain('"href": "https://a/"');
  expect(report).toContain(JSON.stringify(row));
});
