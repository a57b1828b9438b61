import { expect, test } from "vitest";
import { mutantsOf } from "../src/mutants.ts";

/** The changes of `code`, as the texts that they make of it. */
function changed(code: string): string[] {
  return mutantsOf("a.ts", code).map(({ start, end, text }) => code.slice(0, start) + text + code.slice(end));
}

test("replaces a comparison with its neighbours, and with true and false", () => {
  expect(changed("f(a < b);")).toEqual(["void 0;", "f(true);", "f(false);", "f(a <= b);", "f(a >= b);"]);
});

test("does not make a loop endless", () => {
  expect(changed("while (a && b) c = d;")).toEqual([
    "while (false) c = d;",
    "while (a || b) c = d;",
    "while (false && b) c = d;",
    "while (a && false) c = d;",
  ]);
});

test("changes numbers, strings, lists and objects", () => {
  expect(changed("x = 0x2e;")).toEqual(["x = 47;"]);
  expect(changed('x = "a"; y = "";')).toEqual(['x = ""; y = "";', 'x = "a"; y = "changed";']);
  expect(changed("x = [a]; y = { a }; z = []; w = {};")).toEqual([
    "x = []; y = { a }; z = []; w = {};",
    "x = [a]; y = {}; z = []; w = {};",
  ]);
  expect(changed("x = `a`; y = true;")).toEqual(["x = ``; y = true;", "x = `a`; y = false;"]);
});

test("changes the parts of a regular expression", () => {
  expect(changed("x = /^[a-z]+\\d[^0]?$/u;")).toEqual([
    "x = /[a-z]+\\d[^0]?$/u;",
    "x = /^[^a-z]+\\d[^0]?$/u;",
    "x = /^[a-z]\\d[^0]?$/u;",
    "x = /^[a-z]+\\D[^0]?$/u;",
    "x = /^[a-z]+\\d[0]?$/u;",
    "x = /^[a-z]+\\d[^0]$/u;",
    "x = /^[a-z]+\\d[^0]?/u;",
  ]);
});

test("removes blocks, calls and question marks", () => {
  expect(changed("function f() { report?.(a); }")).toEqual([
    "function f() {}",
    "function f() { void 0; }",
    "function f() { report(a); }",
  ]);
  expect(changed("x = a?.b.c?.[d];")).toEqual(["x = a?.b.c[d];", "x = a.b.c?.[d];"]);
  expect(changed("x = () => a;")).toEqual(["x = () => undefined;"]);
  expect(changed("x = a.slice(b).startsWith(c);")).toEqual(["x = a.slice(b).endsWith(c);", "x = a.startsWith(c);"]);
});

test("does not change types, imports and names", () => {
  expect(changed('import { a } from "b"; export { c } from "d"; export type E = "f" | 1; let g: "h";')).toEqual([]);
  expect(changed('interface A { b: 1 } function f(a: "x"): 1; ')).toEqual([]);
  expect(changed("x = { 1: a, b };")).toEqual(["x = {};"]);
});

test("marks what runs only when the module is loaded", () => {
  const mutants = mutantsOf("a.ts", "const a = 1; function f() { return 2; } const g = () => 3;");
  expect(mutants.map(({ text, isStatic }) => [text, isStatic])).toEqual([
    ["2", true],
    ["", false],
    ["3", false],
    ["undefined", false],
    ["4", false],
  ]);
});
