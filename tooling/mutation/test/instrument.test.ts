import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { createHooks, type Hooks } from "../src/hooks.ts";
import { instrument } from "../src/instrument.ts";
import { mutantsOf } from "../src/mutants.ts";
import { PACKAGES } from "../src/packages.ts";
import { parseModule } from "../src/syntax-tree.ts";

const ROOT = fileURLToPath(new URL("../../..", import.meta.url));

/** Runs `code`, which has no types, with its mutants in it; gives the hooks and what `f` gives. */
function run(code: string): { hooks: Hooks; f: () => unknown; texts: string[] } {
  const mutants = mutantsOf("a.ts", code);
  const hooks = createHooks();
  const output = instrument("a.ts", code, mutants, 0);
  const f = new Function("globalThis", `${output}; return () => f();`)({ [Symbol.for("mutation")]: hooks });
  return { hooks, f, texts: mutants.map(({ text }) => text) };
}

/** What `f` gives with each of the mutants of `code` turned on, by what they put in. */
function resultsOf(code: string): Record<string, unknown> {
  const { hooks, f, texts } = run(code);
  return Object.fromEntries(
    texts.map((text, id) => {
      hooks.turnOn(id);
      return [text, f()];
    }),
  );
}

test("starts with all mutants off", () => {
  expect(run("function f() { return 1 + 2; }").f()).toBe(3);
});

test("has one mutant on at a time", () => {
  expect(resultsOf("function f() { return 1 + 2; }")).toEqual({ "": undefined, "1 - 2": -1, "2": 4, "3": 4 });
});

test("computes a constant with a mutant again, and all that depends on it", () => {
  const { hooks, f } = run("const a = 1; const b = a * 10; const c = { b }; function f() { return c.b; }");
  expect(f()).toBe(10);
  hooks.turnOn(0);
  expect(f()).toBe(20);
  hooks.turnOn(-1);
  expect(f()).toBe(10);
});

test("resets the state of a module before the next mutant", () => {
  const { hooks, f } = run("let last; function f() { return (last ??= 1); }");
  hooks.turnOn(2);
  expect(f()).toBe(2);
  hooks.turnOn(-1);
  expect(f()).toBe(1);
});

test("drops what modules have registered that were loaded later", () => {
  const { hooks, f } = run("let last; function f() { return (last ??= 1); }");
  const loaded = hooks.computations();
  let computed = 0;
  hooks.again(() => void computed++);
  hooks.turnOn(-1);
  hooks.keep(loaded);
  hooks.turnOn(2);
  expect([computed, f()]).toEqual([1, 2]);
});

test("what a later statement of the module has set stays set", () => {
  const { hooks, f } = run("let get; setUp(); function setUp() { get = () => 1; } function f() { return get(); }");
  expect(f()).toBe(1);
  hooks.turnOn(-1);
  expect(f()).toBe(1);
});

test("stops an endless loop", () => {
  const { hooks, f, texts } = run("function f() { let i = 0; while (i < 3) i++; return i; }");
  hooks.maxRounds = 100;
  hooks.turnOn(texts.indexOf("i--"));
  expect(f).toThrow("round too often");
});

test("records the mutants that run", () => {
  const { hooks, f } = run("function f() { return 1; } function g() { return 2; }");
  hooks.seen = new Set();
  f();
  expect([...hooks.seen]).toEqual([0, 1]);
});

test("every mutant of the measured packages parses, alone and with all others, and changes the code", () => {
  for (const name of PACKAGES.keys()) {
    const folder = `${ROOT}/packages/${name}/src`;
    for (const file of readdirSync(folder, { recursive: true, encoding: "utf8" })) {
      if (!file.endsWith(".ts")) continue;
      const code = readFileSync(`${folder}/${file}`, "utf8");
      const mutants = mutantsOf(file, code);
      for (const { start, end, text, isBlock } of mutants) {
        expect([file, code.slice(start, end) === text]).toEqual([file, false]);
        parseModule(file, isBlock ? `{${text}}` : `async () => (${text});`);
      }
      parseModule(file, instrument(file, code, mutants, 0));
    }
  }
});
