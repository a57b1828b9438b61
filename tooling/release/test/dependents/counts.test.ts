import { expect, test } from "vitest";
import { eitherOf, readCounts } from "../../src/dependents/counts.ts";

test("counts the leaves of TAP that node:test writes, with the names of their parents", () => {
  const text = `TAP version 13
# Subtest: redirects
    # Subtest: to a path
    ok 1 - to a path
      ---
      duration_ms: 1.2
      ...
    # Subtest: to a host
    not ok 2 - to a host
      ---
      error: 'no'
      ...
    1..2
not ok 1 - redirects
  ---
  error: '1 subtest failed'
  ...
# Subtest: alone
ok 2 - alone
# Subtest: later
ok 3 - later # SKIP
# Subtest: some day
not ok 4 - some day # TODO
1..4
# pass 2
`;
  expect(readCounts(text, "tap")).toEqual({
    passed: ["redirects › to a path", "alone"],
    failed: ["redirects › to a host"],
  });
});

test("counts a parent of TAP that fails although its parts pass", () => {
  const text = "# Subtest: file\n    # Subtest: a\n    ok 1 - a\n    1..1\nnot ok 1 - file\n1..1\n";
  expect(readCounts(text, "tap")).toEqual({ passed: ["file › a"], failed: ["file"] });
});

test("counts the lines of TAP without parts, and numbers names that are there twice", () => {
  const text = "TAP version 13\nok 1 - should be equal\nok 2 - should be equal\nnot ok 3 - should be equal\n1..3\n";
  expect(readCounts(text, "tap")).toEqual({
    passed: ["should be equal", "should be equal (2)"],
    failed: ["should be equal (3)"],
  });
});

test("reads what mocha writes as JSON", () => {
  const text = JSON.stringify({
    stats: { passes: 1 },
    passes: [{ fullTitle: "get / answers" }],
    failures: [{ fullTitle: 'get / "before each" hook' }],
    pending: [{ fullTitle: "later" }],
  });
  expect(readCounts(text, "mocha")).toEqual({ passed: ["get / answers"], failed: ['get / "before each" hook'] });
});

test("reads what vitest and jest write as JSON, and counts a file that cannot be loaded", () => {
  const assertion = (fullName: string, status: string) => ({ fullName, status });
  const text = JSON.stringify({
    testResults: [
      {
        name: "/a/b.test.ts",
        status: "failed",
        assertionResults: [assertion("b one", "passed"), assertion("b two", "failed"), assertion("b", "pending")],
      },
      { name: "/a/c.test.ts", status: "failed", assertionResults: [] },
    ],
  });
  expect(readCounts(text, "vitest")).toEqual({ passed: ["b one"], failed: ["b two", "c.test.ts"] });
});

test("an output without results is an error that shows it", () => {
  expect(() => readCounts("command not found", "tap")).toThrow("command not found");
  expect(() => readCounts('{"passes":[],"failures":[]}', "mocha")).toThrow("no result of a test");
});

test("what passes in one of two runs passes", () => {
  const one = { passed: ["a", "b"], failed: ["c", "d"] };
  const other = { passed: ["a", "c"], failed: ["b", "d"] };
  expect(eitherOf(one, other)).toEqual({ passed: ["a", "b", "c"], failed: ["d"] });
});
