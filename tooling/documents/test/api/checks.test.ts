import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { parseDocComment } from "../../src/api/doc-comment.ts";
import { gapsIn } from "../../src/api/documentation.ts";
import { createProgram, type Export, exportsOf } from "../../src/api/exports.ts";
import { failureFormErrors } from "../../src/api/failure-form.ts";
import { functionsOf, renderReport } from "../../src/api/report.ts";
import { type Replaced, wrongAnswer, wrongText, wrongWith } from "./wrong/judge.ts";
import { shapesOf } from "./wrong/shapes.ts";
import { type Taken, taken } from "./wrong/takes.ts";
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
    },
    { entry: "@url/x/y", name: "g", parameters: ["a: string", "b: () => void"] },
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
  const wrong = (taken: Replaced["taken"], value: unknown = 1): Replaced[] => [{ names: ["input"], taken, value }];

  test.each([
    new CallersError("own"),
    new TypeError("parse: input must be a string, not number."),
    new TypeError('parse: input has the unknown property "a"'),
    new TypeError("parse: the href of input cannot be read."),
  ])("allows %s", (error) => {
    expect(wrongWith(error, "parse", wrong("no"))).toBeUndefined();
  });

  test.each([
    ["a string", "throws string"],
    [new Error("parse: input must be a string, not number."), "throws Error"],
    [new TypeError("Cannot read properties of undefined (reading 'length')"), "does not name the function"],
    [new TypeError("parseURL: input must be a string, not number."), "does not name the function"],
    [new RangeError("Maximum call stack size exceeded"), "does not name the function"],
    [new TypeError("parse: output must be a string, not number."), "does not name the argument"],
    [new TypeError("parse: output must be an input, not number."), "does not name the argument"],
    [new TypeError("parse: input must be a string."), "does not say what was expected and what came"],
    [new RangeError("parse: input must be a string, not number."), "is not a TypeError"],
  ])("rejects %s", (error, why) => {
    expect(wrongWith(error, "parse", wrong("no"))).toMatch(new RegExp(`^${why}`));
  });

  test("allows a RangeError for a wrong value of the right type", () => {
    expect(wrongWith(new RangeError("parse: input must be 1 or 2, not 3."), "parse", wrong("value"))).toBeUndefined();
  });

  test("allows what ToString throws for that very value, and only where Web IDL converts it", () => {
    const { proxy, revoke } = Proxy.revocable({}, {});
    revoke();
    const error = new TypeError("Cannot convert a Symbol value to a string");
    const revoked = new TypeError("Cannot perform 'get' on a proxy that has been revoked");
    expect(wrongWith(error, "parse", wrong("converted", Symbol("a")))).toBeUndefined();
    expect(wrongWith(revoked, "parse", wrong("converted", proxy))).toBeUndefined();
    expect(wrongWith(error, "parse", wrong("no", Symbol("a")))).toMatch(/^does not name the function/);
    expect(wrongWith(revoked, "parse", wrong("no", proxy))).toMatch(/^does not name the function/);
    expect(wrongWith(error, "parse", wrong("converted", proxy))).toMatch(/^does not name the function/);
  });

  test("rejects a predicate that does not return a boolean", () => {
    expect(wrongAnswer("isURL", undefined, false)).toBe("returns undefined");
    expect(wrongAnswer("equals", undefined, false)).toBeUndefined();
  });

  test("rejects a text that was made of a field that is missing or wrong", () => {
    expect(wrongText("https://undefined/")).toBe('returns text with "undefined"');
    expect(wrongText("https://h:NaN/")).toBe('returns text with "NaN"');
    expect(wrongText("https://h/")).toBeUndefined();
    expect(wrongText(false)).toBeUndefined();
    const variants = halfWrong({ host: "h", port: null });
    expect(variants[0]).toEqual(["without host", { port: null }]);
    expect(variants).toContainEqual(["port is NaN", { host: "h", port: Number.NaN }]);
  });
});

describe("what a parameter takes, by its type", () => {
  const file = join(FOLDER, "parameters.ts");
  const program = createProgram([file]);
  const exports = exportsOf({ name: "@url/x", file, report: "" }, program, FOLDER);
  const { table, parameters } = shapesOf(exports, program.getTypeChecker());
  const answer = (name: string, value: unknown) => taken(table, parameters.get(`@url/x ${name}`)![0]!.shape, value);
  test.each<[name: string, value: unknown, taken: Taken]>([
    ["textOrURL", "a", "yes"],
    ["textOrURL", new URL("https://a/"), "yes"],
    ["textOrURL", new String("https://a/"), "no"],
    ["textOrURL", { ok: true, value: "https://a/" }, "no"],
    ["textOrURL", [], "no"],
    ["literal", "a", "yes"],
    ["literal", "c", "value"],
    ["literal", 1, "no"],
    ["optional", undefined, "yes"],
    ["optional", null, "no"],
    ["optional", { a: 1 }, "yes"],
    ["optional", { a: "1" }, "no"],
    ["optional", new Map([["a", 1]]), "no"],
    ["optional", ["a"], "no"],
    ["names", { a: "b" }, "yes"],
    ["names", new Date(0), "no"],
    ["branded", { href: "https://a/" }, "no"],
    ["texts", ["a"], "yes"],
    ["texts", ["a", 1], "no"],
    ["texts", new Array(2), "no"],
    ["pairs", new Map([["a", "b"]]), "yes"],
    ["pairs", [["a"]], "no"],
    ["pairs", "ab", "no"],
    ["bytes", new Uint8Array(2), "yes"],
    ["bytes", new Uint16Array(2), "no"],
    ["bytes", { [Symbol.toStringTag]: "Uint8Array", length: 3 }, "no"],
    ["numbers", [1, 2], "yes"],
    ["numbers", [1, "2"], "value"],
    ["numbers", {}, "no"],
    ["callback", () => {}, "yes"],
    ["callback", {}, "no"],
    ["generic", "a", "yes"],
    ["generic", 1, "no"],
    ["overloaded", "a", "yes"],
    ["overloaded", 1, "yes"],
    ["overloaded", true, "no"],
  ])("%s(%o): %s", (name, value, expected) => {
    expect(answer(name, value)).toBe(expected);
  });

  test("never takes a revoked proxy", () => {
    const { proxy, revoke } = Proxy.revocable([], {});
    revoke();
    expect(["texts", "optional", "numbers", "textOrURL"].map((name) => answer(name, proxy))).toEqual(
      Array(4).fill("no"),
    );
  });

  test("throws what the caller's own code throws", () => {
    const url = {
      get href(): string {
        throw new CallersError("own");
      },
    };
    expect(() => answer("textOrURL", url)).toThrow(CallersError);
  });
});
