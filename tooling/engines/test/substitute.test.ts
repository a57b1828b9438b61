import { describe, expect, test } from "vitest";
import { setApart } from "../src/expected.ts";
import { expect as substitute } from "../src/suite/expect.ts";
import { formatTitle } from "../src/suite/format-title.ts";
import { beginFile, group, register, runSuite } from "../src/suite/registry.ts";

/** Compares the suite's matchers with Vitest's: each must accept what the other accepts. */
const verdicts: [name: string, check: (e: typeof expect) => void][] = [
  ["toBe: NaN", (e) => e(Number.NaN).toBe(Number.NaN)],
  ["toBe: 0 and -0", (e) => e(0).toBe(-0)],
  ["toBe: two objects", (e) => e({}).toBe({})],
  ["not.toBe: the same", (e) => e(1).not.toBe(1)],
  ["toEqual: in depth", (e) => e({ a: [1, { b: 2 }] }).toEqual({ a: [1, { b: 2 }] })],
  ["toEqual: another value in depth", (e) => e({ a: [1, { b: 2 }] }).toEqual({ a: [1, { b: 3 }] })],
  ["toEqual: undefined is as good as none", (e) => e({ a: undefined }).toEqual({})],
  ["toEqual: a property more", (e) => e({ a: 1, b: 2 }).toEqual({ a: 1 })],
  ["toEqual: a property less", (e) => e({ a: 1 }).toEqual({ a: 1, b: 2 })],
  ["toEqual: a longer list", (e) => e([1, undefined]).toEqual([1])],
  ["toEqual: a list and an object", (e) => e([1]).toEqual({ 0: 1, length: 1 })],
  ["toEqual: bytes", (e) => e(Uint8Array.of(1, 2)).toEqual(Uint8Array.of(1, 2))],
  ["toEqual: other bytes", (e) => e(Uint8Array.of(1, 2)).toEqual(Uint8Array.of(1, 3))],
  ["toEqual: bytes and a list", (e) => e(Uint8Array.of(1)).toEqual([1])],
  ["toEqual: maps", (e) => e(new Map([[1, { a: 1 }]])).toEqual(new Map([[1, { a: 1 }]]))],
  ["toEqual: other maps", (e) => e(new Map([[1, 2]])).toEqual(new Map([[1, 3]]))],
  ["toEqual: null and an object", (e) => e(null).toEqual({})],
  ["toEqual: bigints", (e) => e([1n]).toEqual([2n])],
  ["toMatchObject: a part", (e) => e({ a: 1, b: { c: 2, d: 3 } }).toMatchObject({ b: { c: 2 } })],
  ["toMatchObject: what is not there", (e) => e({ a: 1 }).toMatchObject({ b: undefined })],
  ["toMatchObject: a list of another length", (e) => e({ a: [1, 2] }).toMatchObject({ a: [1] })],
  ["toHaveProperty", (e) => e({ a: 1 }).toHaveProperty("a", 1)],
  ["toHaveProperty: another value", (e) => e({ a: 1 }).toHaveProperty("a", 2)],
  ["toHaveProperty: none", (e) => e({ a: 1 }).toHaveProperty("b")],
  ["toHaveLength", (e) => e("ab").toHaveLength(2)],
  ["toHaveLength: another", (e) => e([1]).toHaveLength(2)],
  ["toContain: of a string", (e) => e("abc").toContain("bc")],
  ["toContain: of a list", (e) => e([1, 2]).toContain(3)],
  ["toMatch: a pattern", (e) => e("abc").toMatch(/^a.c$/)],
  ["toMatch: a text that is not in it", (e) => e("abc").toMatch("d")],
  ["toBeNull: undefined", (e) => e(undefined).toBeNull()],
  ["toBeUndefined: null", (e) => e(null).toBeUndefined()],
  ["toBeInstanceOf", (e) => e(new TypeError("a")).toBeInstanceOf(Error)],
  ["toBeInstanceOf: another", (e) => e(new Error("a")).toBeInstanceOf(TypeError)],
  ["toBeLessThan: the same", (e) => e(1).toBeLessThan(1)],
  ["toBeLessThanOrEqual: the same", (e) => e(1).toBeLessThanOrEqual(1)],
  ["toBeGreaterThan: more", (e) => e(2).toBeGreaterThan(1)],
  ["toBeGreaterThanOrEqual: less", (e) => e(0).toBeGreaterThanOrEqual(1)],
  ["toThrow: nothing thrown", (e) => e(() => {}).toThrow()],
  ["not.toThrow: thrown", (e) => e(throwing).not.toThrow()],
  ["toThrow: the class", (e) => e(throwing).toThrow(RangeError)],
  ["toThrow: another class", (e) => e(throwing).toThrow(TypeError)],
  ["toThrow: a part of the message", (e) => e(throwing).toThrow("away")],
  ["toThrow: not in the message", (e) => e(throwing).toThrow("near")],
  ["toThrow: a pattern", (e) => e(throwing).toThrow(/^far/)],
  ["toThrow: the error itself", (e) => e(throwing).toThrow(FAR)],
  ["fail", (e) => e.fail("so")],
];

const FAR = new RangeError("far away");

function throwing(): never {
  throw FAR;
}

test.each(verdicts)("%s: agrees with Vitest", (_, check) => {
  expect(passes(() => check(substitute as unknown as typeof expect))).toBe(passes(() => check(expect)));
});

function passes(check: () => void): boolean {
  try {
    check();
    return true;
  } catch {
    return false;
  }
}

test("a failure shows the expected and the actual value in ASCII", () => {
  expect(() => substitute("é", "the host").toBe("e")).toThrow('the host: expected "\\u00e9" to be "e"');
  expect(() => substitute(1n).not.toBe(1n)).toThrow("expected 1n not to be 1n");
});

test("titles: insert values in order, a property by its name, and the row's number", () => {
  expect(formatTitle("%s is %j, %%, %#", ["a", [1]], 3)).toBe("a is [1], %, 3");
  expect(formatTitle("interface $name of $other", [{ name: "URL" }], 0)).toBe("interface URL of $other");
  expect(formatTitle("%s and %s", ["one"], 0)).toBe("one and %s");
});

describe("the registry", () => {
  beginFile("a.test.ts");
  register("passes", () => {});
  group("group", () => register("fails", () => throwing()));
  register("waits", () => Promise.resolve());
  register("excluded", () => throwing());
  group("excluded group", () => register("excluded too", () => throwing()));
  beginFile("empty.test.ts");

  const exclusions = [
    { file: "a.test.ts", test: "excluded", reason: "slow" },
    { file: "a.test.ts", test: "excluded group", reason: "slow" },
    { file: "a.test.ts", test: "gone", reason: "slow" },
  ];

  test("counts what passes and fails; an asynchronous test, an empty file and a stale exclusion fail", () => {
    expect(runSuite(exclusions)).toEqual({
      files: { "a.test.ts": { passed: 1, failed: 3 }, "empty.test.ts": { passed: 0, failed: 1 } },
      failures: [
        { file: "a.test.ts", title: "group > fails", message: "RangeError: far away" },
        { file: "a.test.ts", title: "waits", message: "Error: an asynchronous test cannot run here" },
        { file: "empty.test.ts", title: "the file", message: "has no tests" },
        { file: "a.test.ts", title: "gone", message: "stale exclusion: there is no such test" },
      ],
    });
  });
});

test("separates tests that are expected to fail, and fails if they pass", () => {
  const failure = { file: "a", title: "one", message: "no" };
  const report = { files: { a: { passed: 5, failed: 2 } }, failures: [failure, { ...failure, title: "two" }] };
  const expected = ["one", "three"].map((name) => ({ file: "a", test: name, reason: "lowered" }));
  expect(setApart(report, expected)).toEqual({
    files: { a: { passed: 4, failed: 2 } },
    failures: [
      { ...failure, title: "two" },
      { file: "a", title: "three", message: "stale: it was expected to fail, and passes" },
    ],
    differing: [failure],
  });
});
