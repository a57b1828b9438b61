import { existsSync, mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { outputOf } from "@url/tooling-shared/programs";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { entriesOf, installTogether } from "../../src/pack/install.ts";
import { publintOf, wrongTypesOf } from "../../src/pack/judge.ts";
import { type Packed, publishable } from "../../src/pack/pack-all.ts";
import { packOnce } from "../../src/pack/pack-once.ts";

const root = fileURLToPath(new URL("../../../../", import.meta.url));
const folder = mkdtempSync(join(tmpdir(), "pack-"));
const project = join(folder, "consumer");
const names = publishable(root).map(({ manifest }) => manifest.name);
let packed: ReadonlyMap<string, Packed>;

beforeAll(() => {
  for (const { directory, manifest } of publishable(root)) {
    if (!existsSync(join(directory, "dist"))) throw new Error(`${manifest.name} is not built: npm run build`);
  }
  packed = new Map(packOnce(root).map((one) => [one.name, one]));
  mkdirSync(project);
  installTogether([...packed.values()], project);
});

afterAll(() => rmSync(folder, { recursive: true }));

/** Entries that read documents with a parser of others, of which there are only ES modules. */
const WITH_ES_MODULES: ReadonlySet<string> = new Set(["@url/links/html", "@url/links/markdown"]);

describe.each(names)("%s", (name) => {
  const one = () => packed.get(name)!;

  test("publint reports nothing", async () => {
    expect(await publintOf(one())).toEqual([]);
  });

  test("TypeScript finds the right types in every mode of resolution", async () => {
    expect(await wrongTypesOf(one())).toEqual([]);
  });

  test("the tarball contains what is built, a readme and a licence, and no sources and tests", () => {
    const files = outputOf("tar", ["-tzf", one().tarball], { cwd: folder }).trim().split("\n");
    const wanted = ["package/README.md", "package/LICENSE", "package/dist/index.js"];
    expect(wanted.filter((file) => !files.includes(file))).toEqual([]);
    expect(
      files.filter((file) => /\.test\.ts$|^package\/(?:src|test)\/(?!package\.json$)|tsbuildinfo/.test(file)),
    ).toEqual([]);
  });

  // One process for all entries of a package: to start one takes longer than to import an entry.
  test("import and require give the same values of each entry, without a deprecation", () => {
    const found = ask<{ names: string[]; differ: string[] }>(
      ["--throw-deprecation", "--disable-warning=ExperimentalWarning"],
      entriesOf(one()),
      `const names = Object.keys(imported);
       return { names, differ: names.filter((name) => imported[name] !== required[name]) };`,
    );
    for (const [entry, { names, differ }] of Object.entries(found)) {
      expect([entry, differ]).toEqual([entry, []]);
      // An entry that is imported for its side effect, such as a polyfill, may export nothing.
      if (entry === name) expect(names.length).toBeGreaterThan(0);
    }
  });

  test("the CommonJS file of each entry exports what the ES module does, where no ES module can be required", () => {
    const found = ask<{ esm: string[]; cjs: string[] }>(
      ["--no-experimental-require-module"],
      entriesOf(one()).filter((entry) => !WITH_ES_MODULES.has(entry)),
      `return {
         esm: Object.keys(imported).sort(),
         cjs: Object.keys(required).filter((name) => name !== "__esModule").sort(),
       };`,
    );
    for (const [entry, { esm, cjs }] of Object.entries(found)) expect([entry, cjs]).toEqual([entry, esm]);
  });
});

/** Returns, for each entry, what `body` returns of its `imported` and `required` exports, in a Node with these flags. */
function ask<T>(flags: readonly string[], entries: readonly string[], body: string): Record<string, T> {
  const script = `
    import { createRequire } from "node:module";
    const require = createRequire(process.cwd() + "/x.js");
    const look = (imported, required) => { ${body} };
    const found = {};
    for (const entry of ${JSON.stringify(entries)}) found[entry] = look(await import(entry), require(entry));
    process.stdout.write(JSON.stringify(found));`;
  const found = JSON.parse(
    outputOf("node", [...flags, "--input-type=module", "--eval", script], { cwd: project }),
  ) as Record<string, T>;
  expect(Object.keys(found)).toEqual(entries);
  return found;
}
