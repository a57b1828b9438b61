import { join } from "node:path";
import { fileURLToPath } from "node:url";
import ts from "typescript";
import { describe, expect, test } from "vitest";
import { createModuleOf } from "../../src/api/examples.ts";
import { createProgram, exportsOf } from "../../src/api/exports.ts";
import { meaningOf, meaningsIn } from "../../src/api/reference/meanings.ts";
import { referenceOf } from "../../src/api/reference/read.ts";

const ROOT = fileURLToPath(new URL("../../../..", import.meta.url));
const file = join(ROOT, "tooling/documents/test/api/fixtures/reference.ts");
const program = createProgram([file]);
const entry = { name: "@url/result", file, report: "" };
const [reference] = referenceOf(new Map([[entry, exportsOf(entry, program, ROOT)]]), program, ROOT);
const find = (name: string) => reference!.exports.find((item) => item.name === name)!;

describe("the reference of a function", () => {
  const parse = find("parse");

  test("has the whole text, and every tag", () => {
    expect(parse.summary).toBe("Parses `input`.");
    expect(parse.text).toBe("Parses `input`.\n\nA second paragraph.");
    expect(parse.throws).toEqual(["TypeError for a wrong option"]);
    expect(parse.sees).toEqual(["https://url.spec.whatwg.org/#a", "https://url.spec.whatwg.org/#b"]);
    expect(parse.examples).toEqual(['parse("a") // → { ok: true, value: "a" }']);
  });

  test("has its parameters, with their defaults and texts", () => {
    const [{ parameters, returns } = { parameters: [], returns: "" }] = parse.calls;
    expect(parameters.map(({ options: _, ...parameter }) => parameter)).toEqual([
      { name: "input", type: "string", isOptional: false, default: undefined, text: "what is parsed, on two lines" },
      { name: "options", type: "ParseOptions", isOptional: true, default: '{ value: "" }', text: "" },
      { name: "...rest", type: "readonly string[]", isOptional: false, default: undefined, text: "" },
    ]);
    expect(returns).toMatch(/^Promise<\{ readonly ok: true; /);
  });

  test("has the members of its options, inherited ones included", () => {
    const { type, members } = parse.calls[0]!.parameters[1]!.options!;
    expect(type).toBe("ParseOptions");
    expect(members.map(({ name, type, isOptional, text }) => [name, type, isOptional, text])).toEqual([
      ["maxLength", "number | undefined", true, "The longest input."],
      ["report", "(error: Failed) => void", true, "Is called."],
      ["value", "string", false, "The base's value."],
    ]);
    expect(members[1]!.declaration).toBe("report?(error: Failed): void");
  });

  test("has the codes with which it fails, also where it returns a promise", () => {
    expect(parse.failure?.error).toBe("Failed");
    expect(parse.failure?.codes.map(({ code }) => code)).toEqual(["conflict", "too-long", "absent"]);
  });

  test("has links to what its declaration and its options name, and to nothing else", () => {
    expect(parse.links).toMatchObject({
      ParseOptions: { entry: "@url/result", name: "ParseOptions" },
      Failed: { entry: "@url/result", name: "Failed" },
    });
    expect(parse.links).not.toHaveProperty("Base");
    expect(parse.links).not.toHaveProperty("Promise");
    expect(find("called").links).toHaveProperty("Failed");
  });

  test("says where it is declared", () => {
    const line = program.getSourceFile(file)!.text.split("\n")[parse.place.line - 1];
    expect(parse.place.file).toBe("tooling/documents/test/api/fixtures/reference.ts");
    expect(line).toBe("export function parse(");
  });
});

test("a class has its public members: accessors once, static ones apart", () => {
  expect(
    find("Box").members.map(({ name, declaration, isStatic, text }) => [name, declaration, isStatic, text]),
  ).toEqual([
    ["constructor", "constructor(content: string)", false, "Makes a box."],
    ["content", "get content(): string;\nset content(value: string)", false, "Returns or sets what is in it."],
    ["of", "static of(content: string): Box", true, "Makes one."],
  ]);
  expect(find("Box").members[2]!.examples).toEqual(['Box.of("a").content // → "a"']);
});

describe("the meaning of a code", () => {
  // Meanings are read from the sources of packages.
  const sources = new Map([["/packages/x/src/a.ts", ts.sys.readFile(file)!]]);
  const only = (files: Map<string, string>) =>
    ({
      getSourceFiles: () =>
        [...files].map(([name, text]) => ts.createSourceFile(name, text, ts.ScriptTarget.ES2022, true)),
    }) as unknown as ts.Program;
  const meanings = meaningsIn(only(sources));

  test.each([
    ["conflict", "Two codes with one meaning."],
    ["too-long", "Two codes with one meaning."],
    ["absent", "It is not there."],
    ["own", "In a list, on two lines."],
    ["inline", "Before the code itself."],
  ])("%s is found", (code, meaning) => {
    expect(meaningOf(code, ["@url/x"], meanings)).toBe(meaning);
  });

  test("is that of the nearest package, then that of the Standard", () => {
    expect(meaningOf("own", ["@url/y", "@url/x"], meanings)).toBe("In a list, on two lines.");
    expect(meaningOf("own", ["@url/y"], meanings)).toBe("");
    expect(meaningOf("port-out-of-range", ["@url/y"], meanings)).toBe("The port is greater than 65535.");
    expect(meaningOf("toString", ["@url/y"], meanings)).toBe("");
  });

  test("is one in a package", () => {
    const text = "/** `a`: one. */ type A = 1; /** `a`: two. */ type B = 1;";
    expect(() => meaningsIn(only(new Map([["/packages/x/src/b.ts", text]])))).toThrow(
      '@url/x: "a" means "One." and "Two."',
    );
  });
});

test("an example becomes a module with the imports that it implies, of its own entry first", () => {
  const moduleOf = createModuleOf([
    {
      name: "@url/a",
      exports: [
        { name: "f", kind: "function" },
        { name: "T", kind: "type" },
      ],
    },
    { name: "@url/a/b", exports: [{ name: "f", kind: "function" }] },
  ]);
  expect(moduleOf("f(1)", "@url/a/b")).toBe('import { f } from "@url/a/b"; \nf(1)');
  expect(moduleOf("```ts\nconst f = 1; T\n```", "@url/a")).toBe("const f = 1; T");
});
