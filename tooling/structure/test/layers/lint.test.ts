import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const ROOT = fileURLToPath(new URL("../../../../", import.meta.url));

const REFUSED = [
  "items.push(...items);",
  "items.push(1, ...items, 2);",
  "Math.max(...items.map((item) => item));",
  "String.fromCharCode(...items);",
  "new Map(...items);",
  "call?.(...items);",
  "call<string>(...items);",
  "items.push.apply(items, items);",
  "Math.max.apply(null, items);",
];
const ALLOWED = [
  "Reflect.apply(call, null, [1]);",
  "export const copy = [...items];",
  "call([...items], { ...items });",
  "call((...rest: number[]) => rest.length);",
  "// biome-ignore lint/plugin: two items\nitems.push(...items);",
];

test("the lint rejects a list that is spread into arguments, and nothing else", () => {
  const codes = [...REFUSED, ...ALLOWED];
  const reported = lint(codes.map((code, index) => [`${index}.ts`, code]));
  expect(codes.filter((_, index) => reported.includes(`packages/a/src/${index}.ts`))).toEqual(REFUSED);
});

const ENDLESS = [
  'spawnSync("a", []);',
  'const child = spawn("a", [], { stdio: "ignore" });',
  'execFileSync("a", [], { encoding: "utf8" });',
  'await promisify(execFile)("a");',
];
const LIMITED = [
  'spawnSync("a", [], { timeout: 1 });',
  'execFile("a", [], {\n  timeout: 1_000,\n  killSignal: "SIGKILL",\n});',
  '// biome-ignore lint/plugin: a person waits\nspawn("a", []);',
];

test("the lint rejects a program that a test or a tool starts without a time limit", () => {
  const codes = [...ENDLESS, ...LIMITED];
  const reported = lint(
    codes.map((code, index) => [`${index}.ts`, code]),
    "tooling/a/test",
  );
  expect(reported).toEqual(ENDLESS.map((_, index) => `tooling/a/test/${index}.ts`));
});

const POSIX = [
  'process.kill(-1, "SIGKILL");',
  'read("/dev/null");',
  'spawnSync("npm", ["run"], { timeout: 1 });',
  'spawnSync("npx", ["a"], { timeout: 1 });',
  'outputOf("sh", ["-c", "a"]);',
  'symlinkSync("a", "b");',
  "export const file = new URL('a', import.meta.url).pathname;",
  'write("/tmp/a");',
  'read("/proc/self/status");',
  'run("/bin/true");',
  // biome-ignore lint/suspicious/noTemplateCurlyInString: it is code
  "export const env = { PATH: `a:${process.env.PATH}` };",
  // biome-ignore lint/suspicious/noTemplateCurlyInString: it is code
  "export const path = `${process.env.PATH}:a`;",
];
const PORTABLE = [
  "process.kill(1);",
  'read("/dev/zero");',
  'outputOf("npm", ["run"]);',
  'symlinkSync("a", "b", "junction");',
  "export const file = fileURLToPath(new URL('a', import.meta.url));",
  'export const text = "see /tmp/a";',
  // biome-ignore lint/suspicious/noTemplateCurlyInString: it is code
  "export const env = { PATH: `a${delimiter}${process.env.PATH}` };",
  '// biome-ignore lint/plugin: on Linux alone, because nothing else has it\nread("/proc/self/status");',
];

test("the lint rejects what works on POSIX alone", () => {
  const codes = [...POSIX, ...PORTABLE];
  const reported = lint(
    codes.map((code, index) => [`${index}.ts`, code]),
    "tooling/a/test",
  );
  expect(codes.filter((_, index) => reported.includes(`tooling/a/test/${index}.ts`))).toEqual(POSIX);
});

test("the lint rejects a circle of imports between files, even of types and in different folders", () => {
  const reported = lint([
    ["a.ts", 'import { b } from "./deep/b.ts";\nexport const a = b;'],
    ["deep/b.ts", 'import type { A } from "../c.ts";\nexport const b: A = 1;'],
    ["c.ts", 'export { a } from "./a.ts";\nexport type A = number;'],
    ["d.ts", 'import { a } from "./a.ts";\nexport const d = a;'],
  ]);
  expect(reported.sort()).toEqual(["packages/a/src/a.ts", "packages/a/src/c.ts", "packages/a/src/deep/b.ts"]);
});

/** The files in the folder `below` that a plugin of biome.json, or its rule for circles, reports. */
function lint(files: readonly (readonly [name: string, code: string])[], below = "packages/a/src"): string[] {
  const folder = mkdtempSync(join(tmpdir(), "lint-"));
  try {
    const { plugins, linter } = JSON.parse(readFileSync(join(ROOT, "biome.json"), "utf8"));
    const { noImportCycles } = linter.rules.suspicious;
    const config = {
      root: true,
      // For the same files as in this repository.
      plugins: plugins.map(({ path, includes }: { path: string; includes: string[] }) => ({
        path: join(ROOT, path),
        includes,
      })),
      linter: { rules: { preset: "none", suspicious: { noImportCycles } } },
    };
    writeFileSync(join(folder, "biome.json"), JSON.stringify(config));
    for (const [name, code] of files) {
      const file = join(folder, below, name);
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, `${code}\n`);
    }
    const biome = join(ROOT, "node_modules/@biomejs/biome/bin/biome");
    const { stdout, stderr } = spawnSync(process.execPath, [biome, "lint", "--reporter=json"], {
      cwd: folder,
      timeout: 60_000,
    });
    const { diagnostics } = JSON.parse(`${stdout}`);
    if (!Array.isArray(diagnostics)) throw new Error(`${stderr}`);
    return [...new Set(diagnostics.map(({ location }) => String(location.path.file ?? location.path)))];
  } finally {
    rmSync(folder, { recursive: true });
  }
}
