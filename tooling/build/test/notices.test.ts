import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { longTextsIn } from "../src/pack/long-texts.ts";
import { folderOfPackage, readRows } from "../src/pack/notices.ts";
import { filesOf, NOTICES } from "../src/pack/pack.ts";

// What is checked here is read from the tarballs alone: the texts in their modules, and not the list of what was bundled.
const root = fileURLToPath(new URL("../../..", import.meta.url));
const rows = readRows(root);
const text = (path: string) => readFileSync(join(root, path), "utf8");

/** The long texts of our own, by what they begin with. */
const OURS: readonly RegExp[] = [
  /^Usage: url /,
  // The style sheet of @url/field.
  /^\nurl-field, /,
  // Where clouds serve their machines: facts that we collected (tooling/data/iana/cloud-services.csv).
  /^169\.254\.169\.254,/,
  // The module for DuckDB-Wasm, with code for each column.
  /^\n\/\*\* The functions by name\. \*\/\nexport const functions = url_sql;/,
];

interface Mark {
  readonly owner: string;
  readonly begins: string;
}

/** How each long text of a table of others begins, and whose it is. */
const marks: readonly Mark[] = rows.flatMap(({ name, files }) =>
  files.filter((file) => /^packages\/.*\/src\/.*\.ts$/.test(file)).flatMap((file) => marksIn(name, text(file))),
);

/** The same for the code of other authors that a package contains. */
function marksOfPackages(notices: string): Mark[] {
  return [...notices.matchAll(/^(@?[\w/-]+)@\d/gm)].flatMap(([, name]) => {
    const installed = folderOfPackage(root, name!);
    const modules = readdirSync(installed, { recursive: true, encoding: "utf8" }).filter((file) =>
      /\.js(?:on)?$/.test(file),
    );
    return modules.flatMap((file) => {
      const module = readFileSync(join(installed, file), "utf8");
      return marksIn(name!, file.endsWith(".json") ? `(${module})` : module);
    });
  });
}

function marksIn(owner: string, module: string): Mark[] {
  return longTextsIn(module).map((one) => ({ owner, begins: one.slice(0, 60) }));
}

/** What is in modules of others, by their long texts, and the long texts that nobody knows. */
function judge(
  modules: readonly string[],
  known = marks,
): { readonly owners: readonly string[]; readonly unknown: readonly string[] } {
  const texts = modules.flatMap(longTextsIn);
  const ownersOf = (one: string) => known.filter(({ begins }) => one.startsWith(begins)).map(({ owner }) => owner);
  return {
    owners: [...new Set(texts.flatMap(ownersOf))].sort(),
    unknown: texts
      .filter((one) => ownersOf(one).length === 0 && !OURS.some((pattern) => pattern.test(one)))
      .map((one) => one.slice(0, 60)),
  };
}

describe.each(readdirSync(join(root, "packages")))("%s", (name) => {
  const files = new Map(
    filesOf(root, join(root, "packages", name)).map(({ path, bytes }) => [path, Buffer.from(bytes).toString("utf8")]),
  );
  const modules = [...files].filter(([path]) => /\.c?js$/.test(path)).map(([, module]) => module.replace(/^#!.*/, ""));
  const manifest = JSON.parse(files.get("package.json")!);
  const notices = files.get(NOTICES) ?? "";

  test("says whose the data in its modules is, under which licence, with the text of it", () => {
    const { owners, unknown } = judge(modules, [...marks, ...marksOfPackages(notices)]);
    expect(unknown).toEqual([]);
    for (const row of rows.filter((one) => owners.includes(one.name))) {
      expect(notices).toContain(`${row.name}\n  ${row.source}\n  SPDX-License-Identifier: ${row.license}\n`);
      expect(notices).toContain(text(`tooling/data/licences/${row.text}`).trim());
      expect(manifest.license.split(" AND ")).toContain(row.license);
    }
  });

  test("has no source, no map and no field of the workspace", () => {
    expect([...files.keys()].filter((path) => /^src\/|\.map$|contents\.json$/.test(path))).toEqual([]);
    expect(modules.filter((module) => module.includes("sourceMappingURL"))).toEqual([]);
    expect(
      ["scripts", "devDependencies", "imports", "files", "publishConfig"].filter((field) => field in manifest),
    ).toEqual([]);
    expect(JSON.stringify(manifest)).not.toMatch(/@url\/source|workspace:|\.\/src\//);
  });

  test("depends on the exact version of what is of the family", () => {
    const ours = Object.entries(manifest.dependencies ?? {}).filter(([one]) => one.startsWith("@url/"));
    expect(ours.filter(([, range]) => range !== manifest.version)).toEqual([]);
  });

  test("has every file that its manifest names", () => {
    const named = JSON.stringify([manifest.exports, manifest.bin, manifest.main, manifest.types]).match(
      /(?<=")\.\/dist\/[^"]+/g,
    )!;
    expect(named.filter((path) => !files.has(path.slice(2)))).toEqual([]);
  });
});

test("finds the list, the tables of Unicode, and data of which nobody has said whose it is", () => {
  const [table] = /^ {2}".*";$/m.exec(text("packages/site/src/tables/icann.ts"))!;
  expect(judge([`var a=${table.trim()}`]).owners).toEqual(["Public Suffix List"]);
  expect(judge([`export const a = \`${"ab12,".repeat(100)}\`;`]).unknown).toHaveLength(1);
  const declaration = `function a(){return${table.trim().slice(0, -1)}}`;
  expect(judge([`export const a = [${JSON.stringify(declaration)}];`])).toEqual({
    owners: ["Public Suffix List"],
    unknown: [],
  });
  expect(judge([`export const a = ${JSON.stringify(`const a="${"ab12,".repeat(100)}";`)};`]).unknown).toHaveLength(1);
  expect(judge([`export const a = "const a ${"ab12,".repeat(100)}";`]).unknown).toHaveLength(1);
  expect(judge([`export const a = "${"words and words ".repeat(30)}";`]).unknown).toEqual([]);
});

test("notices.json names files that exist, texts that exist, and every generated table", () => {
  for (const row of rows) {
    const folders = row.files.map((file) => file.replace(/\/\*[^/]*$/, ""));
    expect([...folders, `tooling/data/licences/${row.text}`].filter((path) => !existsSync(join(root, path)))).toEqual(
      [],
    );
  }
  const listed = new Set(rows.flatMap(({ files }) => files));
  const sources = readdirSync(join(root, "packages")).flatMap((name) =>
    readdirSync(join(root, "packages", name, "src"), { recursive: true, encoding: "utf8" })
      .filter((file) => file.endsWith(".ts"))
      .map((file) => `packages/${name}/src/${file.replaceAll("\\", "/")}`),
  );
  const tables = sources.filter((path) => /^\/\/ Generated/m.test(text(path)) && / =\n {2}"/.test(text(path)));
  expect(tables.length).toBeGreaterThan(8);
  expect(tables.filter((path) => !listed.has(path))).toEqual([]);
});

test("an import of @url/encoding names the author whose code its CommonJS files contain", () => {
  const files = new Map(
    filesOf(root, join(root, "packages/encoding")).map(({ path, bytes }) => [path, String(Buffer.from(bytes))]),
  );
  expect(files.get(NOTICES)).toMatch(/^@exodus\/bytes@[\d.]+\n {2}https:\/\/.*\n {2}SPDX-License-Identifier: MIT$/m);
  expect(files.get(NOTICES)).toContain("Exodus Movement");
});
