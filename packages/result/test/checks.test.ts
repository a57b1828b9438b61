import { describe, expect, test } from "vitest";
import {
  type Check,
  expectBoolean,
  expectFunction,
  expectLimit,
  expectMap,
  expectOffset,
  expectOneOf,
  expectOptions,
  expectString,
  oneOf,
} from "../src/internal.ts";

type Row = readonly [
  check: Check,
  good: readonly unknown[],
  wrongType: readonly unknown[],
  wrongValue: readonly unknown[],
];

const CHECKS: Readonly<Record<string, Row>> = {
  expectLimit: [
    expectLimit,
    [0, -0, 1, 2 ** 31, 2 ** 53, Infinity],
    ["1mb", "1", "", 1n, null, undefined, true, [1], { valueIn: () => 1 }],
    [Number.NaN, -1, -Infinity, 0.5],
  ],
  expectOneOf: [
    (value, where, name) => expectOneOf(value, ["a", "b"], where, name),
    ["a", "b"],
    [1, null, undefined, ["a"]],
    ["c", "", "A"],
  ],
  oneOf: [oneOf("a", "b"), ["a", "b"], [1, undefined], ["c"]],
  expectString: [expectString, ["", "a"], [1, null, undefined, new String("a"), ["a"], Symbol("a")], []],
  expectBoolean: [expectBoolean, [true, false], ["false", "", 0, 1, null, undefined], []],
  expectFunction: [expectFunction, [() => 1, class {}], [{}, null, undefined, "f"], []],
  expectMap: [expectMap, [new Map(), { get: () => undefined }], [{}, null, undefined, "a", []], []],
  expectOffset: [expectOffset, [0, 7], ["0", 1n, null, undefined], [Infinity, Number.NaN, -1, 0.5]],
};

describe.each(Object.entries(CHECKS))("%s", (_, [check, good, wrongType, wrongValue]) => {
  test("does not throw for a good value", () => {
    for (const value of good) expect(() => check(value, "f", "x")).not.toThrow();
  });

  test("throws a TypeError for a wrong type and a RangeError for a wrong value, which name the place", () => {
    for (const value of wrongType) expect(thrown(check, value)).toEqual(["TypeError", true]);
    for (const value of wrongValue) expect(thrown(check, value)).toEqual(["RangeError", true]);
  });
});

function thrown(check: Check, value: unknown): unknown {
  try {
    check(value, "f", "x");
  } catch (error) {
    const { name, message } = error as Error;
    return [name, message.startsWith("f: x must be ")];
  }
  return "nothing";
}

test("messages name the function, the option, what it takes and what was given", () => {
  const message = (value: unknown) => {
    try {
      expectLimit(value, "parseBody", "maxBytes");
    } catch (error) {
      return (error as Error).message;
    }
    return "";
  };
  const start = "parseBody: maxBytes must be a non-negative integer or Infinity, but is ";
  expect(message("1mb")).toBe(`${start}"1mb".`);
  expect(message(Number.NaN)).toBe(`${start}NaN.`);
  expect(message(5n)).toBe(`${start}5.`);
  expect(message(null)).toBe(`${start}null.`);
  expect(message([1])).toBe(`${start}of type object.`);
  expect(message({ toString: 1 })).toBe(`${start}of type object.`);
  expect(message(() => 1)).toBe(`${start}of type function.`);
  expect(message(Symbol("s"))).toBe(`${start}Symbol(s).`);
  expect(message("\n\u{1b}[2J")).toBe(`${start}"\\n\\u001b[2J".`);
  expect(() => expectOneOf("frist", ["first", "last"], "nest", "repeated")).toThrow(
    'nest: repeated must be "first" or "last", but is "frist".',
  );
});

test("a long string is cut, so that the message is short", () => {
  expect(() => expectLimit("9".repeat(1e6), "f", "x")).toThrow(/^.{0,60} but is "9{40}…"\.$/);
});

test("a string that may contain a password is not printed", () => {
  for (const value of ["http://user:secret@host/", "user:secret@host", `${"a".repeat(50)}:secret@host`]) {
    expect(() => expectLimit(value, "f", "x")).toThrow(/but is a string with "@"\.$/);
  }
});

describe("expectOptions", () => {
  const checks = { limit: expectLimit, strict: expectBoolean };

  test("no options, empty options and undefined options are good", () => {
    for (const options of [undefined, {}, { limit: undefined }, Object.create(null)]) {
      expect(() => expectOptions(options, "f", checks)).not.toThrow();
    }
  });

  test("anything but an object is a TypeError that names the function", () => {
    for (const options of [null, "strict", 1, true, () => 1]) {
      expect(() => expectOptions(options as unknown as Record<string, unknown>, "f", checks)).toThrow(
        /^f: options must be an object, but is /,
      );
    }
  });

  test("checks every option, inherited ones too, because code that reads them inherits them", () => {
    expect(() => expectOptions({ limit: 1, strict: "no" as never }, "f", checks)).toThrow(
      'f: strict must be true or false, but is "no".',
    );
    expect(() => expectOptions(Object.create({ limit: -1 }), "f", checks)).toThrow(RangeError);
  });

  test("ignores an unknown option", () => {
    expect(() =>
      expectOptions({ limit: 1, maxbytes: "?" } as { limit: number }, "f", { limit: expectLimit }),
    ).not.toThrow();
  });

  test("a property that a page added to every object is not taken for an option", () => {
    const prototype = Object.prototype as unknown as Record<string, unknown>;
    prototype.added = 1;
    try {
      expect(() => expectOptions({ limit: 1 }, "f", checks)).not.toThrow();
    } finally {
      delete prototype.added;
    }
  });
});
