import { runInNewContext } from "node:vm";
import { describe, expect, test } from "vitest";
import {
  type Check,
  expectArray,
  expectBoolean,
  expectBytes,
  expectFunction,
  expectKnown,
  expectLimit,
  expectMap,
  expectOffset,
  expectOneOf,
  expectOptions,
  expectPair,
  expectPairs,
  expectPlain,
  expectText,
  oneOf,
} from "../src/internal.ts";

type Row = readonly [
  check: Check,
  good: readonly unknown[],
  wrongType: readonly unknown[],
  wrongValue: readonly unknown[],
];

/** Nothing can be done with a revoked proxy: `Array.isArray` and each look at a property throw. */
function revoked(target: object = {}): unknown {
  const { proxy, revoke } = Proxy.revocable(target, {});
  revoke();
  return proxy;
}

/** Fails the test if a check or its message reads a property or makes a text of it. */
const unread = new Proxy(
  {},
  {
    get(_, name) {
      throw new Error(`read ${String(name)}`);
    },
  },
);

/** One of each that cannot be shown. */
const hostile = () => [Symbol("s"), revoked(), revoked([]), Object.create(null), { toString: 1 }, unread];

/** Objects of another realm. */
const realm = runInNewContext("({ plain: {}, bytes: new Uint8Array(1), list: [['a', 1]], map: new Map() })");

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
  expectText: [expectText, ["", "a"], [1, null, undefined, new String("a"), ["a"], ...hostile()], []],
  expectBytes: [
    expectBytes,
    [new Uint8Array(), Buffer.from("a"), realm.bytes],
    [
      "a",
      [1],
      new Uint16Array(1),
      new DataView(new ArrayBuffer(1)),
      { [Symbol.toStringTag]: "Uint8Array" },
      ...hostile(),
    ],
    [],
  ],
  expectPlain: [
    expectPlain,
    [{}, { a: 1 }, Object.create(null), realm.plain, unread],
    [
      null,
      undefined,
      "a",
      () => 1,
      [],
      new Map(),
      new Date(),
      new (class Options {})(),
      new Error("a"),
      new Uint8Array(1),
      Object.create({ a: 1 }),
      realm.list,
      realm.map,
      revoked(),
    ],
    [],
  ],
  expectPairs: [
    expectPairs,
    [[], [["a", 1]], new Map(), new URLSearchParams("a=1"), new FormData(), [["a", 1]].values(), realm.list],
    ["", "ab", null, undefined, {}, 1, new Uint8Array(), revoked(), revoked([]), Symbol("s"), Object.create(null)],
    [],
  ],
  expectArray: [expectArray, [[], realm.list], [{}, "a", null, undefined, new Set(), ...hostile()], []],
  expectBoolean: [expectBoolean, [true, false], ["false", "", 0, 1, null, undefined], []],
  expectFunction: [expectFunction, [() => 1, class {}], [{}, null, undefined, "f"], []],
  expectMap: [expectMap, [new Map(), { get: () => undefined }], [{}, null, undefined, "a", [], revoked()], []],
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
      expectOneOf(value, ["first", "last"], "nest", "repeated");
    } catch (error) {
      return (error as Error).message;
    }
    return "";
  };
  const start = 'nest: repeated must be "first" or "last", not ';
  expect(message("frist")).toBe(`${start}"frist".`);
  expect(message(Number.NaN)).toBe(`${start}NaN.`);
  expect(message(5n)).toBe(`${start}5.`);
  expect(message(null)).toBe(`${start}null.`);
  expect(message([1])).toBe(`${start}object.`);
  expect(message({ toString: 1 })).toBe(`${start}object.`);
  expect(message(() => 1)).toBe(`${start}function.`);
  expect(message(Symbol("s"))).toBe(`${start}Symbol(s).`);
  expect(message("\n\u{1b}[2J")).toBe(`${start}"\\n\\u001b[2J".`);
});

test("a message about a number shows another number, and names the type of everything else", () => {
  const start = "parseBody: maxBytes must be a non-negative integer or Infinity, not ";
  for (const [value, given] of [
    [-5, "-5"],
    [Number.NaN, "NaN"],
    ["1mb", "string"],
    [5n, "bigint"],
    [null, "null"],
    [{ toString: 1 }, "object"],
  ]) {
    expect(() => expectLimit(value, "parseBody", "maxBytes")).toThrow(`${start}${given}.`);
  }
});

test("a long string is cut, so that the message is short", () => {
  expect(() => expectOneOf("9".repeat(1e6), ["a"], "f", "x")).toThrow(/^.{0,60} not "9{40}…"\.$/);
});

test("a string that may contain a password is not printed", () => {
  for (const value of ["http://user:secret@host/", "user:secret@host", `${"a".repeat(50)}:secret@host`]) {
    expect(() => expectOneOf(value, ["a"], "f", "x")).toThrow(/not a string with "@"\.$/);
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
        /^f: options must be a plain object, not /,
      );
    }
  });

  test("checks every option", () => {
    expect(() => expectOptions({ limit: 1, strict: "no" as never }, "f", checks)).toThrow(
      "f: strict must be true or false, not string.",
    );
  });

  test("rejects an object of another kind, whose limits would not be read", () => {
    for (const options of [new Map([["limit", 1]]), [], new Date(), Object.create({ limit: 1 }), revoked()]) {
      expect(() => expectOptions(options as object as { limit: number }, "f", { limit: expectLimit })).toThrow(
        "f: options must be a plain object, not object.",
      );
    }
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

describe("expectKnown", () => {
  const checks = { limit: expectLimit, strict: expectBoolean };
  const known = (value: object, isNullable?: boolean, synonyms?: ReadonlyMap<string, string>) =>
    expectKnown(value as { limit: number; strict: boolean }, "f", "rules", checks, isNullable, synonyms);

  test("refuses a property that it does not know, and says which one was meant", () => {
    expect(() => known({ limit: 1 })).not.toThrow();
    expect(() => known({ maxbytes: 1 })).toThrow(new TypeError('f: rules has the unknown property "maxbytes"'));
    expect(() => known({ maxbytes: 1 }, false, new Map([["maxbytes", "limit"]]))).toThrow(
      new TypeError('f: rules has the unknown property "maxbytes"; did you mean "limit"?'),
    );
    expect(() => known(new Map())).toThrow("f: rules must be a plain object, not object.");
  });

  test("null is a value only where it is said to be", () => {
    expect(() => known({ limit: null })).toThrow("f: limit must be a non-negative integer or Infinity, not null.");
    expect(() => known({ limit: null }, true)).not.toThrow();
  });
});

test("a pair is a list of a name, which is text, and a value", () => {
  for (const pair of [["a", "1"], ["", undefined], realm.list[0]]) expect(() => expectPair(pair, "f")).not.toThrow();
  for (const pair of ["ab", ["a"], ["a", 1, 2], { 0: "a", 1: "b", length: 2 }, new Map(), ...hostile()]) {
    expect(() => expectPair(pair, "f")).toThrow(/^f: pairs must be an iterable of \[name, value\], not \w+\.$/);
  }
  expect(() => expectPair([Symbol("s"), 1], "f", "params")).toThrow(
    "f: a name in params must be a string, not symbol.",
  );
});

test("messages of values whose type alone is wrong name that type, and null", () => {
  expect(() => expectText(null, "parseURL", "input")).toThrow("parseURL: input must be a string, not null.");
  expect(() => expectText(1, "parseURL", "input")).toThrow("parseURL: input must be a string, not number.");
});
