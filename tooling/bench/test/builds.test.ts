import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Build, findAccelerators, makeBuilds, nameOf } from "../src/builds/make.ts";
import { acceleratorTable, buildsTable } from "../src/report/builds-tables.ts";
import type { BuildsResult } from "../src/result.ts";

const folder = mkdtempSync(join(tmpdir(), "builds-"));
const accelerator = { package: "@url/parser", name: "hasPlainAuthority" };
const build: Record<string, Build> = {};

beforeAll(async () => {
  for (const one of await makeBuilds(folder, [accelerator])) build[one.name] = one;
});
afterAll(() => rmSync(folder, { recursive: true }));

test("finds the accelerators by what the packages export", async () => {
  expect(await findAccelerators()).toContainEqual(accelerator);
});

test("a build without an accelerator has its twin, and is smaller", async () => {
  expect(Object.keys(build)).toEqual(["fast", "small", nameOf(accelerator)]);
  const has = (name: string) => readFileSync(build[name]!.file, "utf8").includes("PLAIN_AUTHORITY");
  expect([has("fast"), has("small"), has(nameOf(accelerator))]).toEqual([true, false, false]);
  expect(build[nameOf(accelerator)]!.gzip).toBeLessThan(build.fast!.gzip);
});

test("every build has the classes", async () => {
  for (const { file } of Object.values(build)) {
    const { URL, URLSearchParams } = await import(file);
    expect(new URL("https://EXAMPLE.com:443/a/../b").href).toBe("https://example.com/b");
    expect(new URLSearchParams("a=b").get("a")).toBe("b");
  }
});

const RESULT: BuildsResult = {
  node: "20.19.0",
  fast: 2000,
  small: 1500,
  accelerators: [
    { package: "@url/a", name: "one", bytes: 400 },
    { package: "@url/a", name: "two", bytes: 10 },
  ],
  rows: [
    { key: "href", times: { fast: 100, small: 150, "@url/a: one": 140, "@url/a: two": 100 } },
    { key: "origin", times: { fast: 50, small: 50, "@url/a: one": 50, "@url/a: two": 60 } },
  ],
};

test("the tables compare the builds, and rank accelerators by what a byte gives", () => {
  expect(buildsTable(RESULT).split("\n").slice(2)).toEqual([
    "| `new URL(u).href` | 100 | 150 | 1.50 |",
    "| `new URL(u).origin` | 50.0 | 50.0 | 1.00 |",
  ]);
  expect(acceleratorTable(RESULT).split("\n").slice(2)).toEqual([
    "| `two` of `@url/a` | 10 | `new URL(u).origin` | 1.20 | 10 | 1.00 |",
    "| `one` of `@url/a` | 400 | `new URL(u).href` | 1.40 | 40 | 0.10 |",
  ]);
});
