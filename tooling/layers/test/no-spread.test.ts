import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const ROOT = fileURLToPath(new URL("../../../", import.meta.url));

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
  const reported = lint([...REFUSED, ...ALLOWED]);
  expect(reported).toEqual(REFUSED);
});

/** Those of the codes that the plugin of biome.json reports. */
function lint(codes: readonly string[]): string[] {
  const folder = mkdtempSync(join(tmpdir(), "no-spread-"));
  try {
    const source = join(folder, "packages/a/src");
    mkdirSync(source, { recursive: true });
    const [{ path, includes }] = JSON.parse(readFileSync(join(ROOT, "biome.json"), "utf8")).plugins;
    // The plugin alone, for the same files as in the house.
    const plugins = [{ path: join(ROOT, path), includes }];
    writeFileSync(
      join(folder, "biome.json"),
      JSON.stringify({ root: true, plugins, linter: { rules: { preset: "none" } } }),
    );
    codes.forEach((code, index) => {
      writeFileSync(join(source, `${index}.ts`), `${code}\n`);
    });
    const biome = join(ROOT, "node_modules/@biomejs/biome/bin/biome");
    const { stdout, stderr } = spawnSync(process.execPath, [biome, "lint", "--reporter=json"], { cwd: folder });
    const { diagnostics } = JSON.parse(`${stdout}`);
    if (!Array.isArray(diagnostics)) throw new Error(`${stderr}`);
    return codes.filter((_, index) => JSON.stringify(diagnostics).includes(`src/${index}.ts`));
  } finally {
    rmSync(folder, { recursive: true });
  }
}
