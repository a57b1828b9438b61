import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { DATA, DEPENDENTS, type Dependent } from "../../src/dependents/dependent.ts";
import { differencesOf, reasonsOf } from "../../src/dependents/differences.ts";
import { type Results, rowOf, withResults } from "../../src/dependents/page.ts";
import { changeLines } from "../../src/dependents/source.ts";
import type { Outcome } from "../../src/dependents/try-dependent.ts";
import { ROOT } from "../../src/matrix/root.ts";
import { publishable } from "../../src/pack/pack-all.ts";

const sample: Dependent = {
  name: "sample",
  repository: "owner/sample",
  tag: "v1.2.3",
  test: "node --test",
  counts: "tap",
  hook: "a by `b`",
  packages: ["@url/ip"],
  overrides: { a: "@url/whatwg-url" },
  differences: [
    { tests: "^errors", why: "the sentence is our own" },
    { tests: "^host", why: "never met" },
  ],
};
const outcome: Outcome = {
  version: "1.2.3",
  node: "20.20.2",
  before: { passed: 1235, failed: 1 },
  after: { passed: 1234, failed: 2 },
  reasons: [{ why: null, tests: 1 }],
  lines: { added: 2, removed: 5 },
  time: { before: 12_345, after: 678 },
  bytes: { before: 30_720, after: 4_000 },
};

test("a row has the tests before and after, and what was changed, measured and gained", () => {
  expect(rowOf(sample, outcome)).toEqual([
    "sample 1.2.3",
    "a by `b`",
    "1,235 of 1,236",
    "1,234 of 1,236",
    "+2 −5, 1 override",
    "12.3 µs → 678 ns",
    "30.0 KB → 3.9 KB",
  ]);
  const bare = { ...outcome, lines: { added: 0, removed: 0 }, time: null, bytes: null };
  expect(rowOf(sample, bare).slice(4)).toEqual(["1 override", "–", "–"]);
});

test("a test that fails, passes or is gone differs, and one that fails in both does not", () => {
  const before = { passed: ["a", "b", "c"], failed: ["d", "e"] };
  const after = { passed: ["a", "d"], failed: ["b", "e", "f"] };
  expect(differencesOf(before, after)).toEqual([
    { test: "b", now: "fails" },
    { test: "f", now: "fails" },
    { test: "c", now: "gone" },
    { test: "d", now: "passes" },
  ]);
});

test("each test that differs has the first reason that fits, or none", () => {
  const found = ["errors one", "errors two", "unknown"].map((test) => ({ test, now: "fails" }) as const);
  expect(reasonsOf(sample, found)).toEqual([
    { why: "the sentence is our own", tests: 2 },
    { why: null, tests: 1 },
  ]);
});

test("lines are replaced, added and removed by their numbers", () => {
  const edits = [
    { from: 1, count: 1, put: ["A", "AA"] },
    { from: 3, count: 0, put: ["between"] },
    { from: 4, count: 1, put: [] },
  ];
  expect(changeLines("a\nb\nc\nd\ne\n", edits)).toBe("A\nAA\nb\nbetween\nc\ne\n");
});

test("a project whose tests cannot run here has a row that says so", () => {
  const page =
    "<!-- dependents -->\n<!-- /dependents -->\n<!-- reasons -->\n<!-- /reasons -->\n<!-- calls -->\n<!-- /calls -->\n";
  const written = withResults(page, {}, [{ ...sample, cannotRun: "they need a network" }]);
  expect(written).toContain("| sample | a by `b` | not run |");
  expect(written).toContain("| sample | all | they need a network |");
  expect(() => withResults("", {}, [])).toThrow("no marks");
});

test("each project names packages of ours, and patterns that can be read", () => {
  const names = new Set(publishable(ROOT).map(({ manifest }) => manifest.name));
  for (const { packages, overrides = {}, differences = [], changes = {} } of DEPENDENTS) {
    for (const name of [...packages, ...Object.values(overrides)]) expect(names).toContain(name);
    for (const { tests } of differences) expect(() => new RegExp(tests)).not.toThrow();
    for (const { blob } of Object.values(changes)) expect(blob).toMatch(/^[0-9a-f]{12}$/);
    expect(packages.length + Object.keys(overrides).length).toBeGreaterThan(0);
  }
});

test("docs/dependents.md has what was measured, and each difference has its reason", () => {
  const file = join(DATA, "results.json");
  expect(existsSync(file)).toBe(true);
  const results = JSON.parse(readFileSync(file, "utf8")) as Results;
  const page = readFileSync(join(ROOT, "docs/dependents.md"), "utf8");
  expect(withResults(page, results)).toBe(page);
  for (const [name, found] of Object.entries(results)) {
    expect(
      found?.reasons.filter(({ why }) => why === null),
      name,
    ).toEqual([]);
  }
});
