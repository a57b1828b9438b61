import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { parseDocComment } from "../../src/api/doc-comment.ts";
import { gapsIn } from "../../src/api/documentation.ts";
import { createProgram, type Export, exportsOf } from "../../src/api/exports.ts";
import { failureFormErrors } from "../../src/api/failure-form.ts";
import { functionsOf, renderReport } from "../../src/api/report.ts";
import { wrongAnswer, wrongText, wrongWith } from "./wrong/judge.ts";
import { CallersError, halfWrong } from "./wrong/values.ts";

const FOLDER = fileURLToPath(new URL("fixtures", import.meta.url));

describe("the failure form", () => {
  const file = join(FOLDER, "failure-forms.ts");
  const program = createProgram([file]);
  const exports = exportsOf({ name: "@url/x", file, report: "" }, program, FOLDER);
  const errors = failureFormErrors(exports, program.getTypeChecker());
  const failing = new Set(errors.map((error) => error.split(/[ :]/)[1]));

  test.each(["asResult", "asPromisedResult", "asFoundErrors", "asAbsence"])("allows %s", (name) => {
    expect(exports.map((item) => item.name)).toContain(name);
    expect(failing).not.toContain(name);
  });

  test.each(["asBareError", "asPromisedError", "asResultOrNull", "asHalfResult", "asOtherValue", "asCodeAlone"])(
    "rejects %s",
    (name) => {
      expect(failing).toContain(name);
    },
  );

  test("the report of the fixture contains each function", () => {
    const report = renderReport("@url/x", exports);
    expect(report).toContain("asBareError\n    function asBareError(): string | Failed;\n");
    expect(functionsOf(report)).toHaveLength(10);
  });
});

test("the functions of a report: generic ones, variables and long parameter lists", () => {
  const report = [
    "@url/x/y\nWritten.",
    "A\n    // Text: function no(x: string): void\n    interface A {\n      b(c: string): void;\n    }",
    "f\n    // Does it.\n    function f<T extends (a: string) => void>(a: Map<string, T>, b?: { c: number; d: () => T }): T;",
    "g\n    let g: (a: string, b: () => void) => void;",
  ].join("\n\n");
  expect(functionsOf(report)).toEqual([
    {
      entry: "@url/x/y",
      name: "f",
      parameters: ["a: Map<string, T>", "b?: { c: number; d: () => T }"],
      generics: ["T"],
    },
    { entry: "@url/x/y", name: "g", parameters: ["a: string", "b: () => void"], generics: [] },
  ]);
});

test("a doc comment: reads the first sentence and the tags, which may have several lines", () => {
  const comment =
    "*\n * Parses `a.b`\n * of it. More.\n *\n * @example f() // → 1\n * g() // → 2\n * @see https://a/\n ";
  expect(parseDocComment(comment)).toEqual({
    summary: "Parses `a.b` of it.",
    text: "Parses `a.b`\nof it. More.",
    tags: [
      { tag: "example", text: "f() // → 1\ng() // → 2" },
      { tag: "see", text: "https://a/" },
    ],
  });
});

describe("the documentation of a function", () => {
  const gaps = (comment: string) =>
    gapsIn([{ entry: "e", name: "f", kind: "function", doc: parseDocComment(comment) } as Export]);

  test("is complete with a verb, an example and a source", () => {
    expect(gaps("Returns it.\n@example f() // → 1\n@see https://a/")).toEqual([]);
  });

  test("lacks what is missing", () => {
    expect(gaps("The value.")).toEqual([
      "e f: the first line does not start with a verb",
      "e f: no @example",
      "e f: no @see",
    ]);
    expect(gapsIn([{ entry: "e", name: "f", kind: "type", doc: undefined } as Export])).toEqual([
      "e f: no doc comment",
    ]);
  });
});

describe("the check of wrong arguments", () => {
  const names = new Set(["parse"]);

  test.each([
    new CallersError("own"),
    new TypeError("parse: input must be a string, not 1."),
    new RangeError("parse: limit must be a number"),
  ])("allows %s", (error) => {
    expect(wrongWith(error, names, false)).toBeUndefined();
  });

  test("allows the engine's own message only where Web IDL converts to text", () => {
    const error = new TypeError("Cannot convert a Symbol value to a string");
    expect(wrongWith(error, names, true)).toBeUndefined();
    expect(wrongWith(error, names, false)).toMatch(/^throws TypeError/);
  });

  test.each([
    "a string",
    new Error("parse: of another class"),
    new TypeError("Cannot read properties of undefined (reading 'length')"),
    new TypeError("input.slice is not a function"),
    new TypeError("input is not iterable"),
    new RangeError("Maximum call stack size exceeded"),
  ])("rejects %s", (error) => {
    expect(wrongWith(error, names, true)).toMatch(/^throws /);
  });

  test("rejects a predicate that does not return a boolean, and a comparison that returns true for something else", () => {
    expect(wrongAnswer("isURL", undefined, false)).toBe("returns undefined");
    expect(wrongAnswer("equals", true, true)).toBe("returns true");
    expect(wrongAnswer("equals", false, true)).toBeUndefined();
    expect(wrongAnswer("parse", true, true)).toBeUndefined();
  });

  test("rejects a text that was made of a field that is missing or wrong", () => {
    expect(wrongText("https://undefined/")).toBe('returns text with "undefined"');
    expect(wrongText("https://h:NaN/")).toBe('returns text with "NaN"');
    expect(wrongText(undefined)).toBe("returns undefined");
    expect(wrongText("https://h/")).toBeUndefined();
    expect(wrongText(false)).toBeUndefined();
    const variants = halfWrong({ host: "h", port: null });
    expect(variants[0]).toEqual(["without host", { port: null }]);
    expect(variants).toContainEqual(["port is NaN", { host: "h", port: Number.NaN }]);
  });
});
