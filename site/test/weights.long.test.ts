import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { expect, inject, test } from "vitest";
import { attribute, readPages } from "./support/built-pages.ts";

const dist = inject("dist");

/** What esbuild says of a bundle. */
interface Output {
  readonly imports: readonly { readonly path: string; readonly kind: string }[];
  readonly inputs: Readonly<Record<string, { readonly bytesInOutput: number }>>;
}

const outputs = JSON.parse(readFileSync(join(dist, "scripts/meta.json"), "utf8")) as Readonly<Record<string, Output>>;

/** The pages that show what the packages do, with the packages in their scripts. */
const TOOLS = /^\/(?:playground|forms|ip|idna)\//;

const pages = readPages(dist).map(({ url, elements }) => ({
  url,
  scripts: elements
    .filter(({ tagName }) => tagName === "script")
    .map((script) => new URL(attribute(script, "src")!, `http://site.example${url}`).pathname.slice(1)),
}));

test("a page without the playground loads less than 100 KB of script", () => {
  for (const { url, scripts } of pages.filter(({ url }) => !TOOLS.test(url))) {
    const bytes = loadedBy(scripts).reduce((sum, path) => sum + readFileSync(join(dist, path)).length, 0);
    expect({ url, bytes: bytes < 100 * 1024 ? "few" : bytes }).toEqual({ url, bytes: "few" });
  }
});

test("a page to read loads less than 4 KB of script, gzipped", () => {
  const { scripts } = pages.find(({ url }) => url === "/guide/")!;
  expect(gzipped(loadedBy(scripts))).toBeLessThan(4 * 1024);
});

test("the front page loads less than 6 KB of script besides the packages, gzipped", () => {
  const { scripts } = pages.find(({ url }) => url === "/")!;
  const loaded = loadedBy(scripts);
  const inputs = loaded.flatMap((path) => Object.entries(outputOf(path).inputs));
  const all = inputs.reduce((sum, [, { bytesInOutput }]) => sum + bytesInOutput, 0);
  const own = inputs
    .filter(([path]) => !path.includes("packages/"))
    .reduce((sum, [, { bytesInOutput }]) => sum + bytesInOutput, 0);
  expect(own).toBeGreaterThan(0);
  // The share of our own code is that of its bytes before compression.
  expect((gzipped(loaded) * own) / all).toBeLessThan(6 * 1024);
});

test("a page of the reference, of the figures or of jobs has at most 100 KB of HTML", () => {
  const heavy = pages
    .filter(({ url }) => /^\/(?:reference|benchmarks|sizes|engines|guide|packages)\//.test(url))
    .map(({ url }) => ({ url, bytes: statSync(join(dist, url, "index.html")).size }))
    .filter(({ bytes }) => bytes > 100 * 1024);
  expect(heavy).toEqual([]);
});

/** Returns scripts and what they import statically: what is imported later is loaded when somebody searches. */
function loadedBy(scripts: readonly string[]): string[] {
  const loaded = new Set<string>();
  const add = (path: string): void => {
    if (loaded.has(path)) return;
    loaded.add(path);
    for (const { path: imported, kind } of outputOf(path).imports)
      if (kind === "import-statement") add(nameOf(imported));
  };
  for (const script of scripts) add(script);
  return [...loaded];
}

function outputOf(path: string): Output {
  return Object.entries(outputs).find(([name]) => nameOf(name) === path)![1];
}

/** esbuild names files from the folder in which it runs. */
function nameOf(path: string): string {
  return path.slice(path.lastIndexOf("scripts/"));
}

function gzipped(paths: readonly string[]): number {
  return paths.reduce((sum, path) => sum + gzipSync(readFileSync(join(dist, path)), { level: 9 }).length, 0);
}
