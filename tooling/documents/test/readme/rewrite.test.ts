import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { ROOT } from "../../src/readme/documents.ts";
import { rewrite } from "../../src/readme/rewrite.ts";

const CHECKS = join(ROOT, "tooling/documents/src/readme/checks.ts");
const CACHE = join(ROOT, "tooling/documents/.cache");
let folder: string;
let count = 0;

beforeAll(() => {
  mkdirSync(CACHE, { recursive: true });
  folder = mkdtempSync(join(CACHE, "rewrite-"));
});
afterAll(() => rmSync(folder, { recursive: true }));

/** Runs a block as a README's is run. */
async function run(...lines: string[]): Promise<void> {
  const file = join(folder, `${count++}.ts`);
  writeFileSync(file, rewrite(lines.join("\n"), CHECKS));
  await import(/* @vite-ignore */ file);
}

describe("passes", () => {
  test.each<[string, string[]]>([
    ["an expression", ["1 + 1; // → 2"]],
    ["an expression without a semicolon", ['"a".repeat(2) // → "aa"']],
    ["a declaration", ["const pair: [string, number] = ['a', 1]; // → ['a', 1]", "pair.length; // → 2"]],
    ["a promise awaited", ["await Promise.resolve({ a: null }); // → { a: null }"]],
    [
      "a literal over several lines",
      ["[1, { b: 2 }]; // → [", "               //     1, { b: 2 },", "               //   ]"],
    ],
    ["a typed array", ["Uint16Array.of(1, 2); // → Uint16Array.of(1, 2)"]],
    ["a literal with a URL in it", ['const href = "https://a/"; // → "https://a/"']],
    ["an error by its name", ["JSON.parse('{'); // → throws SyntaxError"]],
    ["an error by its name and message", ["throw new TypeError('no'); // → throws TypeError: no"]],
    ["a declaration that throws", ["const a = null!; const b = (a as any).b; // → throws TypeError"]],
    ["a rejected promise", ["await Promise.reject(new RangeError('x')); // → throws RangeError: x"]],
  ])("%s", async (_name, lines) => {
    await expect(run(...lines)).resolves.toBeUndefined();
  });
});

describe("fails", () => {
  test.each<[string, string, string[]]>([
    ["another value", "line 1", ["1 + 1; // → 3"]],
    ["another value, further down", "line 3", ["const a = 1;", "", "a; // → 2"]],
    ["a value of another type", "line 1", ['1; // → "1"']],
    ["a value of another prototype", "line 1", ["Uint8Array.of(1); // → [1]"]],
    ["a field too many", "line 1", ["({ a: 1, b: undefined }); // → { a: 1 }"]],
    ["another declared value", "line 1", ["const a = 1; // → 2"]],
    ["another value in a literal's later line", "line 1", ["[1, 2]; // → [1,", "        //   3]"]],
    ["a block that throws", "boom", ["throw new Error('boom');"]],
    ["nothing thrown", "throws nothing", ["1; // → throws TypeError"]],
    ["another error thrown", "not RangeError", ["JSON.parse('{'); // → throws RangeError"]],
    ["another message", "message differs", ["throw new TypeError('a'); // → throws TypeError: b"]],
  ])("%s", async (_name, message, lines) => {
    await expect(run(...lines)).rejects.toThrow(message);
  });
});

describe("rejects", () => {
  test.each<[string, string[]]>([
    ["a variable as the expected value", ["const a = 1;", "a; // → a"]],
    ["a call as the expected value", ["1; // → Number(1)"]],
    ["several names declared at once", ["const { a } = { a: 1 }; // → 1"]],
    ["an arrow without a statement", ["f(", "); ", "// → 1"]],
    ["an arrow of another make", ["1; // => 1"]],
    ["words in place of an arrow", ["1; // throws TypeError"]],
  ])("%s", (_name, lines) => {
    expect(() => rewrite(lines.join("\n"), CHECKS)).toThrow(SyntaxError);
  });
});

test("rewrite: keeps line numbers", () => {
  const lines = ["const a = 1;", "a; // → [", "//   1]", "", "throw new Error();"];
  expect(rewrite(lines.join("\n"), CHECKS).split("\n")[4]).toBe("throw new Error();");
});
