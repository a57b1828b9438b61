import { readFileSync } from "node:fs";
import { join } from "node:path";
import { createContext, runInContext } from "node:vm";
import { build, transform } from "esbuild";
import { expect, test } from "vitest";
import { ROOT } from "../src/root.ts";
import { entryPoints, sourceFiles } from "../src/shipped/entry-points.ts";
import { unfitSyntax } from "../src/shipped/unfit-syntax.ts";

/** Globals that no entry may read when it is loaded. */
const BANNED = [
  "URL",
  "URLSearchParams",
  "TextDecoder",
  "TextEncoder",
  "Intl",
  "SharedArrayBuffer",
  "Atomics",
  "WeakRef",
  "structuredClone",
  "queueMicrotask",
  "Buffer",
  "process",
  "performance",
  "console",
  "window",
  "document",
  "location",
];

/** Entries that read some, and work without them. */
const LOOKS: ReadonlyMap<string, readonly string[]> = new Map([
  // It defines its own, or keeps those that exist.
  ["@url/api/auto", ["URL", "URLSearchParams"]],
  // It makes its classes inherit from those that exist.
  ["@url/api/native", ["URL", "URLSearchParams"]],
  // `@exodus/bytes` uses those that exist, and has its own implementation otherwise.
  ["@url/encoding", ["Buffer", "TextDecoder", "TextEncoder"]],
  ["@url/encoding/single-byte", ["Buffer", "TextDecoder", "TextEncoder"]],
  ["@url/whatwg-url", ["Buffer", "TextDecoder", "TextEncoder"]],
  // It stores the platform's, so that it never calls a polyfill that calls it.
  ["@url/idna/platform", ["URL"]],
]);

/** Syntax that occurs and does no harm. */
const HARMLESS = new Set([
  // The rewritten pattern is wrong only for lone surrogates, and a label with one of those fails in any case.
  "packages/idna/src/validity.ts: flag u: /^..--/u",
  // Where the engine has no such properties, another test of letters takes the place of the pattern.
  "packages/pattern/src/syntax/names.ts: property: new",
]);

test("syntax: finds what React Native's Babel preset and Hermes do not support", () => {
  const found = (code: string) => unfitSyntax(code).map(({ what }) => what);
  expect(found("export const a = /\\\\p{L}/;")).toEqual([]);
  expect(found("export const a = /\\p{L}/u;")).toEqual(["flag u", "property"]);
  expect(found("export const a = /[a\\P{L}]/;")).toEqual(["property"]);
  expect(found("export const a = new RegExp(`^[$" + "{b}]\\\\p{L}`, 'u');")).toEqual(["property"]);
  expect(found("export const a = /[a-z]/v;")).toEqual(["flag v"]);
  expect(found("export const a = /a/dg;")).toEqual(["flag d"]);
  expect(found("export const a = /(?<=a)b/;")).toEqual(["lookbehind"]);
  expect(found("export const a = /(?<!a)b/;")).toEqual(["lookbehind"]);
  expect(found("export const a = /(?<name>a)[(?<=]/;")).toEqual([]);
  expect(found('export const a = new RegExp("[a-z]", "gu");')).toEqual([]);
  expect(found('export const a = RegExp("(?<=a)", "v");')).toEqual(["flag v", "lookbehind"]);
  expect(found("export class A { static { A.b = 1; } }")).toEqual(["static block"]);
  expect(found("export class A { static #b = 1; c() { return A.#b; } }")).toEqual([]);
  expect(found("export const a = [1].at(-1);")).toEqual(["at()"]);
});

test("syntax: finds none of it in the published code", async () => {
  const unfit: string[] = [];
  for (const file of sourceFiles()) {
    const source = readFileSync(join(ROOT, file), "utf8");
    const { code } = await transform(source, { loader: "ts", target: "es2022" });
    unfit.push(...unfitSyntax(code).map(({ what, at }) => `${file}: ${what}: ${/\S+/.exec(code.slice(at))}`));
  }
  expect(unfit.filter((one) => !HARMLESS.has(one))).toEqual([]);
  expect([...HARMLESS].filter((one) => !unfit.includes(one))).toEqual([]);
});

test.each([...entryPoints()])("load: %s reads no global that may be missing", async (name, path) => {
  const { outputFiles } = await build({
    entryPoints: [path],
    bundle: true,
    write: false,
    format: "iife",
    globalName: "entry",
    platform: "neutral",
    mainFields: ["module", "main"],
    target: "es2022",
    conditions: ["@url/source"],
    // React asks for it, and every bundler replaces it.
    define: { "process.env.NODE_ENV": '"production"' },
    logLevel: "error",
  });
  const looked = new Set<string>();
  const context = createContext({ looked: (global: string) => looked.add(global) });
  runInContext(
    `for (const name of ${JSON.stringify(BANNED)}) {
      Object.defineProperty(globalThis, name, { configurable: true, get: () => void looked(name), set() {} });
    }`,
    context,
  );
  runInContext(outputFiles[0]!.text, context);
  expect([...looked].sort()).toEqual(LOOKS.get(name) ?? []);
});

test("load: the list of exceptions contains only entries", () => {
  const entries = entryPoints();
  expect([...LOOKS.keys()].filter((name) => !entries.has(name))).toEqual([]);
});
