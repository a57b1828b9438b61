import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { deadLinks, documents, missingPaths, wrongFiles } from "../../src/readme/documents.ts";

let root: string;

beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), "readme-"));
  mkdirSync(join(root, "docs"));
  mkdirSync(join(root, "packages/a"), { recursive: true });
  mkdirSync(join(root, "packages/b"));
  for (const path of ["README.md", "docs/one.md", "docs/data.json", "docs/f g.md", "packages/b/README.md"]) {
    writeFileSync(join(root, path), "");
  }
});
afterAll(() => rmSync(root, { recursive: true }));

test("documents: finds the README of the root, those of the packages, and the pages of docs", () => {
  expect(documents(root)).toEqual(["README.md", "packages/b/README.md", "docs/f g.md", "docs/one.md"]);
});

test("links: finds a target that does not exist, relative to the file's folder", () => {
  expect(deadLinks("[a](docs/one.md) [b](docs/two.md)", "README.md", root)).toEqual(["docs/two.md"]);
  expect(deadLinks("[a](../docs/one.md#part) [b](one.md) [c](docs/one.md)", "docs/one.md", root)).toEqual([
    "docs/one.md",
  ]);
});

test("links: finds images, references, targets with titles, and links in tables", () => {
  const markdown =
    '![a](a.png "title") [b][ref] <c.md>\n\n| d |\n|---|\n| `x` [d](<d e.md>) [f](<docs/f g.md>) |\n\n[ref]: b.md\n[ok]: docs/one.md';
  expect(deadLinks(markdown, "README.md", root)).toEqual(["a.png", "b.md", "d%20e.md"]);
});

test("links: finds a file of this repository on its host that does not exist", () => {
  const host = "https://github.com/OWNER/url/blob/main";
  const markdown = `[a](${host}/docs/one.md#part) [b](${host}/docs/two.md) [c](https://github.com/OWNER/other/blob/main/d.md)`;
  expect(deadLinks(markdown, "packages/b/README.md", root)).toEqual([`${host}/docs/two.md`]);
});

test("links: ignores other sites, anchors and code", () => {
  const markdown =
    "[a](https://example.com/x) [b](#part) `[c](nowhere.md)`\n\n```js\nf[0](nowhere);\n```\n[d](gone.md)";
  expect(deadLinks(markdown, "README.md", root)).toEqual(["gone.md"]);
});

test("files: finds those of a table's first column that do not exist, unless they are new", () => {
  const markdown = [
    "| file | what |",
    "|---|---|",
    "| `docs/one.md` | `docs/two.md` |",
    "| `docs/two.md`, `docs/f g.md` | |",
    "| `docs/new.md` (new) | |",
    "| `docs/data.json` (new), `docs/….md` | |",
    "",
    "`docs/three.md`",
  ].join("\n");
  expect(wrongFiles(markdown, root)).toEqual(["docs/two.md"]);
});

test("paths: finds those in a text that do not exist", () => {
  const markdown = [
    "`docs/one.md`, `docs/two.md`; docs/data, docs/dat and packages/b",
    "| `docs/new.md` (new) |",
    "`packages/….md`, `docs/*.md`, `@url/docs/x`, `src/a.ts`, packages/b/dist/a.js",
  ].join("\n");
  expect(missingPaths(markdown, "README.md", root)).toEqual(["docs/two.md", "docs/dat"]);
  expect(missingPaths("`src/a.ts`", "packages/b/README.md", root)).toEqual(["packages/b/src/a.ts"]);
  expect(missingPaths("`fast/a.ts`, `readme/one.ts`", "docs/one.md", root)).toEqual(["fast/a.ts", "readme/one.ts"]);
  expect(missingPaths("`site/icann`, `site/src/a.ts`", "docs/one.md", root)).toEqual(["site/src/a.ts"]);
});
