import { expect, test } from "vitest";
import { withoutConstantParameters } from "../src/constant-parameters.ts";

/** The module without line breaks, whose functions `f` and `g` are used only as it says itself. */
async function rewritten(code: string): Promise<string> {
  return (await withoutConstantParameters(code)).replace(/\/\/.*|\s+/g, " ").trim();
}

test("removes a parameter that no call passes, and what is called on it", async () => {
  const code =
    "function f(text, report) { report?.(text.length); report?.units(text); return log(text); } export const a = f(one), b = f(two);";
  expect(await rewritten(code)).toBe(
    "function f(text) { return log(text); } const a = f(one); const b = f(two); export { a, b };",
  );
});

test("removes one that functions only pass on to each other", async () => {
  const code = `
    function f(text, report) { if (text) return g(report, text); return report === undefined ? log(text) : report(text); }
    function g(report, text) { return f(next(text), report); }
    export const a = f(one);`;
  expect(await rewritten(code)).toBe(
    "function f(text) { if (text) return g(text); return log(text); } function g(text) { return f(next(text)); } const a = f(one); export { a };",
  );
});

test("writes a literal that all calls pass into the function, and the default instead of undefined", async () => {
  const code =
    "function f(text, start = 0, isFile = true) { return log(text, start, { isFile }); } export const a = [f(one, 0, false), f(two, undefined, false)];";
  expect(await rewritten(code)).toBe(
    "function f(text) { return log(text, 0, { isFile: false }); } const a = [f(one), f(two)]; export { a };",
  );
});

test("removes a parameter whose other values were passed by what is removed itself", async () => {
  const code = `
    function f(text, report) { if (report) g(text, 1); g(text, 0); }
    function g(text, n) { log(text, n); }
    f(one);`;
  expect(await rewritten(code)).toBe("function f(text) { g(text); } function g(text) { log(text, 0); } f(one);");
});

test("knows the calls of a function that is handed to one that only calls it", async () => {
  const code = `
    function f(url, value, report) { report?.(url); return log(url, value); }
    function g(url, value, report, reject) { reject?.(url); report?.(url); return save(url, value); }
    class A { #edit(edit, value) { return edit(this, value); } set a(value) { this.#edit(f, value); } set b(value) { this.#edit(g, value); } }
    export { A };`;
  const shorter = await rewritten(code);
  expect(shorter).toContain("function f(url, value) { return log(url, value); }");
  expect(shorter).toContain("function g(url, value) { return save(url, value); }");
  expect(shorter).toContain("return edit(this, value);");
});

test.each([
  ["a function that is exported", "export function f(a) { log(a); } f(1);"],
  ["one that something else may call", "function f(a) { log(a); } f(1); one.then(f);"],
  [
    "one that is handed to a function that keeps it",
    "function f(a) { log(a); } function g(h) { one(h); h(1); } f(1); g(f);",
  ],
  ["one of two with the same name", "function f(a) { log(a); } f(1); { function f(b) { log(b, b); } f(2); }"],
  ["one with another value in one call", "function f(a) { log(a); } f(1); f(one);"],
  ["one that is assigned", "function f(a) { a += 1; log(a); } f(1);"],
  ["one that is hidden by another", "function f(a) { log(a); one((a) => log(a)); } f(1);"],
  ["one of a call with a list", "function f(a) { log(a); } f(...one); f();"],
  ["one that arguments reads too", "function f(a) { log(a, arguments.length); } f(1);"],
  ["one whose default is computed", "function f(a, b = a.length) { log(b); } f(one);"],
  ["one of a method that is not private", "class A { f(a) { log(a); } } new A().f(1);"],
])("keeps the parameter of %s", async (_, code) => {
  const [parameters] = /(?<=f)\(a.*?\)(?= \{)/.exec(code)!;
  expect(await rewritten(code)).toContain(`f${parameters} {`);
});
