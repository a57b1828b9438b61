import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, expect, test } from "vitest";
import { ACCELERATORS } from "../src/builds/accelerators.ts";
import { type Build, makeBuilds } from "../src/builds/make.ts";
import { CASES } from "../src/cases/index.ts";
import { acceleratorTable, buildsTable } from "../src/report/builds-tables.ts";
import type { BuildsResult } from "../src/result.ts";

const folder = mkdtempSync(join(tmpdir(), "builds-"));
const packages = fileURLToPath(new URL("../../../packages", import.meta.url));
const accelerator = ACCELERATORS.find(({ names }) => names.includes("startsAsURL"))!;
const build: Record<string, Build> = {};

beforeAll(async () => {
  for (const one of await makeBuilds(folder, [accelerator])) build[one.name] = one;
});
afterAll(() => rmSync(folder, { recursive: true }));

test("each name of #fast in a package belongs to one accelerator, which is for a row", async () => {
  const folders = readdirSync(packages).filter((name) => existsSync(join(packages, name, "src/fast/none.ts")));
  const names = folders.map(async (name) => {
    const twins = Object.keys(await import(join(packages, name, "src/fast/none.ts")));
    return twins.map((twin) => `@url/${name} ${twin}`);
  });
  const listed = ACCELERATORS.flatMap(({ package: of, names }) => names.map((name) => `${of} ${name}`));
  expect(listed.sort()).toEqual((await Promise.all(names)).flat().sort());
  const keys = CASES.map(({ key }) => key);
  expect(ACCELERATORS.filter(({ row }) => row !== undefined && !keys.includes(row))).toEqual([]);
});

test("a build without an accelerator has its twin, and is smaller", async () => {
  expect(Object.keys(build)).toEqual(["fast", "small", accelerator.title]);
  const has = (name: string) => readFileSync(build[name]!.file, "utf8").includes("REFUSED");
  expect([has("fast"), has("small"), has(accelerator.title)]).toEqual([true, false, false]);
  expect(build[accelerator.title]!.gzip).toBeLessThan(build.fast!.gzip);
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
  rows: [{ key: "href", fast: 100, other: 150, ratio: 1.5 }],
  accelerators: [
    { title: "one", package: "@url/a", bytes: 400, key: "href", fast: 100, other: 140, ratio: 1.4 },
    { title: "two", package: "@url/a", bytes: 10, key: "origin", fast: 50, other: 60, ratio: 1.2 },
  ],
};

test("the tables compare the builds, and rank accelerators by what a byte gives", () => {
  expect(buildsTable(RESULT).split("\n").slice(2)).toEqual(["| `new URL(u).href` | 100 | 150 | 1.50 |"]);
  expect(acceleratorTable(RESULT).split("\n").slice(2)).toEqual([
    "| two | `@url/a` | 10 | `new URL(u).origin` | 1.20 | 10 | 1.00 |",
    "| one | `@url/a` | 400 | `new URL(u).href` | 1.40 | 40 | 0.10 |",
  ]);
});
