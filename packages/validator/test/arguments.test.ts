import { describe, expect, test } from "vitest";
import { agrees } from "../src/agree.ts";
import * as validator from "../src/index.ts";

const input = "https://a b/";
const error = validator.validate(input)[0]!;
const surrogate = "\ud800";

/** No URL, no diagnostic, no suggestion, no finding, and no text. */
const NEITHER_TEXT_NOR_URL: readonly unknown[] = [
  null,
  Number.NaN,
  -1,
  0.5,
  1n,
  true,
  Symbol("s"),
  {},
  [],
  () => {},
  { href: 1, toString: () => "https://a/" },
  { ok: true, value: {} },
  { start: Number.NaN, end: 0 },
  { start: 2, end: 1, replacement: "", code: "host-missing", message: "", see: "", suggestion: null },
  { start: 0, end: 1, replacement: 1, code: "host-missing", message: "", see: 1, suggestion: null },
];

const PREDICATES = Object.entries(validator).filter(([name]) => name.startsWith("is"));

describe("a predicate of the grammar throws for every value that is not a string", () => {
  test.each(PREDICATES)("%s", (name, predicate) => {
    const values = [undefined, ...NEITHER_TEXT_NOR_URL, 80, new String("a"), ["a"], new Uint8Array(1)];
    for (const value of values) {
      expect(() => (predicate as (...args: unknown[]) => unknown)(value, "special")).toThrow(
        `${name}: text must be a string, not `,
      );
    }
  });

  test("there are as many as the grammar has productions, and HTML terms", () => {
    expect(PREDICATES.length).toBe(27);
  });
});

describe("a predicate of the grammar answers for any string", () => {
  test.each(PREDICATES)("%s", (_name, predicate) => {
    for (const text of ["", surrogate, "\0", "[", "//[", "a".repeat(100_000)]) {
      expect(typeof (predicate as (...args: unknown[]) => unknown)(text, "other")).toBe("boolean");
    }
  });
});

describe.each<[name: string, call: (value: never) => unknown]>([
  ["applySuggestion", (value) => validator.applySuggestion("abc", value)],
  ["formatDiagnostic", (value) => validator.formatDiagnostic(value, input)],
  ["toEditorDiagnostic", (value) => validator.toEditorDiagnostic(value, input)],
  ["toSARIF", (value) => validator.toSARIF([value])],
  ["toSARIF", (value) => validator.toSARIF([{ diagnostic: value, input }])],
  ["baseKindOf", (value) => validator.baseKindOf(value)],
])("%s rejects everything that is not what it takes", (name, call) => {
  test.each([undefined, "text", ...NEITHER_TEXT_NOR_URL].map((value) => [value]))("%o", (value) => {
    expect(() => call(value as never)).toThrow(name === "baseKindOf" && value === "text" ? RangeError : TypeError);
    expect(() => call(value as never)).toThrow(`${name}: `);
  });
});

describe.each<[name: string, call: (base: never) => unknown]>([
  ["validate", (base) => validator.validate("x", { base })],
  ["findErrors", (base) => validator.findErrors("x", { base })],
  ["agrees", (base) => agrees("x", { base })],
])("the base of %s is a URL", (name, call) => {
  test.each(NEITHER_TEXT_NOR_URL.map((value) => [value]))("not %o", (value) => {
    expect(() => call(value as never)).toThrow(TypeError);
    expect(() => call(value as never)).toThrow(`${name}: base must be`);
  });
});

test("findings that are not iterable, and an unknown code, name what toSARIF takes", () => {
  for (const value of [undefined, null, 1, {}]) expect(() => validator.toSARIF(value as never)).toThrow(TypeError);
  for (const code of ["__proto__", "constructor", "too-short", ""]) {
    const diagnostic = { ...error, code } as unknown as validator.Diagnostic;
    expect(() => validator.toSARIF([{ diagnostic, input }])).toThrow(RangeError);
  }
  expect(() => validator.toSARIF([{ diagnostic: error, input: 1 as never }])).toThrow(
    "toSARIF: input must be a string",
  );
});

test("a range beyond the text is a RangeError, because the text is another one", () => {
  expect(() => validator.formatDiagnostic(error, "x")).toThrow(RangeError);
  expect(() => validator.applySuggestion("x", { start: 0, end: 2, replacement: "" })).toThrow(RangeError);
  expect(validator.applySuggestion("x", { start: 1, end: 1, replacement: "y" })).toBe("xy");
});

test("a diagnostic that was read from JSON is one", () => {
  const read = JSON.parse(JSON.stringify(error)) as validator.Diagnostic;
  expect(validator.formatDiagnostic(read, input)).toBe(validator.formatDiagnostic(error, input));
});

test("text is a string: nothing is converted", () => {
  const calls: readonly [name: string, call: (text: never) => unknown][] = [
    ["validate", (text) => validator.validate(text)],
    ["findErrors", (text) => validator.findErrors(text)],
    ["fix", (text) => validator.fix(text)],
    ["formatDiagnostic", (text) => validator.formatDiagnostic(error, text)],
    ["applySuggestion", (text) => validator.applySuggestion(text, { start: 0, end: 0, replacement: "" })],
    ["hidePasswords", (text) => validator.hidePasswords(text)],
    ["visible", (text) => validator.visible(text)],
    ["caretLines", (text) => validator.caretLines(text, 0, 1)],
    ["agrees", (text) => agrees(text)],
  ];
  for (const [name, call] of calls) {
    for (const value of [undefined, null, 1, Symbol("s"), {}, new String("a"), { toString: () => input }]) {
      expect(() => call(value as never)).toThrow(new RegExp(`^${name}: (?:text|input) must be a string, not `));
    }
  }
});

test("offsets of caretLines are non-negative integers; those beyond the text count as its end", () => {
  for (const value of ["1", null, undefined, {}]) {
    expect(() => validator.caretLines("abc", value as never, 1)).toThrow(TypeError);
    expect(() => validator.caretLines("abc", 0, value as never)).toThrow(TypeError);
  }
  for (const value of [-1, 0.5, Number.NaN]) {
    expect(() => validator.caretLines("abc", value, 1)).toThrow("caretLines: start must be");
    expect(() => validator.caretLines("abc", 0, value)).toThrow("caretLines: end must be");
  }
  expect(validator.caretLines("abc", 9, 12)).toEqual({ text: "abc", carets: "   ^" });
});

test("an input longer than maxLength is not read, and has one error", () => {
  const [error, ...others] = validator.validate("https://a/ b c", { maxLength: 10, base: "also not read" });
  expect(others).toEqual([]);
  expect(error).toMatchObject({ code: "too-long", level: "error", fatal: true, start: 10, end: 14, text: " b c" });
  expect(error?.message).toBe("The URL is longer than 10 characters.");
  expect(validator.validate("https://a/", { maxLength: 10 })).toEqual([]);
  expect(validator.fix("https://a/ b", { maxLength: 11 })).toBeNull();
  expect(validator.fix("https://a/ b", { maxLength: 12 })).toBe("https://a/%20b");
  const messages = { "too-long": "Höchstens {allowed}." };
  expect(validator.validate("https://a/", { maxLength: 9, messages })[0]?.message).toBe("Höchstens 9.");
});

test("no more than maxErrors errors are returned, and 10,000 by default", () => {
  expect(validator.validate("https://a/ b c d", { maxErrors: 2 })).toHaveLength(2);
  const { diagnostics, omitted } = validator.findErrors(`https://a/${" b".repeat(10_005)}`);
  expect([diagnostics.length, omitted]).toEqual([10_000, 5]);
});

test("limits are non-negative integers or Infinity", () => {
  for (const name of ["maxLength", "maxErrors"] as const) {
    expect(() => validator.validate("", { [name]: "1" })).toThrow(`validate: ${name} must be`);
    expect(() => validator.findErrors("", { [name]: -1 })).toThrow(RangeError);
    expect(validator.validate("https://a/", { [name]: Number.POSITIVE_INFINITY })).toEqual([]);
  }
  expect(() => validator.fix("", { maxLength: 0.5 })).toThrow("fix: maxLength must be");
});

test("a `maxErrors` of 0 counts as 1", () => {
  expect(validator.findErrors("https://a/ b c", { maxErrors: 0 })).toEqual(
    validator.findErrors("https://a/ b c", { maxErrors: 1 }),
  );
  expect(validator.findErrors("https:///a b", { maxErrors: 0 })).toEqual(
    validator.findErrors("https:///a b", { maxErrors: 1 }),
  );
});
