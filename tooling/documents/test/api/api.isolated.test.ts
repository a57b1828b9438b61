import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { rewrite } from "@url/tooling-documents/readme";
import { beforeAll, describe, expect, test } from "vitest";
import { gapsIn } from "../../src/api/documentation.ts";
import { readEntries } from "../../src/api/entries.ts";
import { examplesOf } from "../../src/api/examples.ts";
import { createProgram, exportsOf } from "../../src/api/exports.ts";
import { failureFormErrors } from "../../src/api/failure-form.ts";
import { type FunctionRow, functionRows, renderFunctions, ruleBreaks } from "../../src/api/functions-page.ts";
import { NO_STANDARD } from "../../src/api/no-standard.ts";
import { doubleMeanings, NAMES_OF_OTHERS, VARIANTS } from "../../src/api/one-meaning.ts";
import { referenceOf } from "../../src/api/reference/read.ts";
import { renderReport } from "../../src/api/report.ts";
import { bundle } from "../../src/readme/bundle.ts";

const ROOT = fileURLToPath(new URL("../../../..", import.meta.url));
const CACHE = join(ROOT, "tooling/documents/.cache/examples");
const CHECKS = join(ROOT, "tooling/documents/src/readme/checks.ts");
const REMEDY = 'if the change is meant, run "npm run tool -- api --write" and commit what it writes';

const entries = readEntries(ROOT);
const program = createProgram(entries.map(({ file }) => file));
const exportsByEntry = new Map(entries.map((entry) => [entry, exportsOf(entry, program, ROOT)]));
const everything = [...exportsByEntry.values()].flat();

describe("the report", () => {
  test.each(entries)("$name equals the committed one", (entry) => {
    expect(renderReport(entry.name, exportsByEntry.get(entry)!), REMEDY).toBe(
      readFileSync(join(ROOT, entry.report), "utf8"),
    );
  });

  test("has no file for an entry that does not exist", () => {
    const files = readdirSync(join(ROOT, "docs/api")).map((name) => `docs/api/${name}`);
    expect(files.sort()).toEqual(entries.map(({ report }) => report).sort());
  });
});

describe("the exports", () => {
  const gaps = [...gapsIn(everything), ...failureFormErrors(everything, program.getTypeChecker())];

  test("are documented, and have one form of failure", () => {
    expect(gaps).toEqual([]);
  });

  test("cite a standard, and the list names no export that does not exist", () => {
    const names = new Set([
      ...entries.map(({ name }) => name),
      ...everything.map(({ entry, name }) => `${entry} ${name}`),
    ]);
    expect([...NO_STANDARD.keys()].filter((key) => !names.has(key))).toEqual([]);
  });
});

describe("the table of functions", () => {
  const rows = functionRows(everything);
  const rowOf = (entry: string, name: string) => rows.find((row) => row.entry === entry && row.name === name)!;

  test("equals docs/functions.md", () => {
    expect(renderFunctions(rows), REMEDY).toBe(readFileSync(join(ROOT, "docs/functions.md"), "utf8"));
  });

  test("has a row for each function, with what it returns", () => {
    expect(rows.length).toBeGreaterThan(300);
    expect(rows.filter(({ returns }) => returns === "")).toEqual([]);
    expect(rowOf("@url/site", "registrableDomain").takes).toEqual(["host: HostLike", "options?: SuffixOptions"]);
  });

  test("has no row that differs from the rule", () => {
    expect(ruleBreaks(rows)).toEqual([]);
  });

  test("a planted row that differs is found", () => {
    const row = rowOf("@url/site", "isSameSite");
    const plant = (change: Partial<FunctionRow>) => ruleBreaks([{ ...row, ...change }]);
    expect(plant({ takes: ["a: URLRecord"] })).toEqual(["@url/site isSameSite: a: URLRecord: write URLLike"]);
    expect(plant({ takes: ["a: string | Host"] })).toEqual(["@url/site isSameSite: a: string | Host: write HostLike"]);
    expect(plant({ throws: "TypeError" })).toHaveLength(1);
    expect(plant({})).toEqual([]);
  });
});

describe("a name has one meaning", () => {
  const checker = program.getTypeChecker();

  test("in all entries that export it", () => {
    expect(doubleMeanings(everything, checker)).toEqual([]);
  });

  test("a function of another package with the same name is found", () => {
    const [parse] = everything.filter(({ entry, name }) => entry === "@url/parser" && name === "parseURL");
    const [expand] = everything.filter(({ entry, name }) => entry === "@url/ip" && name === "expand");
    expect(doubleMeanings([parse!, { ...expand!, name: "parseURL" }], checker)).toEqual([
      "parseURL: @url/parser and @url/ip",
    ]);
  });

  test("a type of another package with the same name is found, unless both are the same", () => {
    const [record] = everything.filter(({ entry, name }) => entry === "@url/serializer" && name === "URLRecord");
    const [encoder, another] = everything.filter(({ name }) => name === "Encoder");
    expect(doubleMeanings([record!, { ...encoder!, name: "URLRecord" }], checker)).toHaveLength(1);
    expect(doubleMeanings([encoder!, another!], checker)).toEqual([]);
  });

  test("no exception is left over", () => {
    for (const { entries: pattern } of [...VARIANTS, ...NAMES_OF_OTHERS]) {
      expect(entries.filter(({ name }) => pattern.test(name)).length).toBeGreaterThan(0);
    }
  });
});

test("what a code means is said for every code with which a function can fail", () => {
  const unexplained = referenceOf(exportsByEntry, program, ROOT).flatMap(({ exports }) =>
    exports.flatMap(({ entry, name, kind, failure }) =>
      (kind === "function" || name.endsWith("Code") ? (failure?.codes ?? []) : []).flatMap(({ code, meaning }) =>
        meaning === "" ? [`${entry} ${name}: ${code}`] : [],
      ),
    ),
  );
  expect(unexplained).toEqual([]);
});

describe("the example of", () => {
  const examples = examplesOf(exportsByEntry).map((example, index) => ({
    ...example,
    module: join(CACHE, `${index}.ts`),
  }));
  let bundled: (module: string) => string;

  beforeAll(async () => {
    rmSync(CACHE, { recursive: true, force: true });
    mkdirSync(CACHE, { recursive: true });
    for (const { module, code } of examples) writeFileSync(module, rewrite(code, CHECKS));
    bundled = await bundle(
      examples.map(({ module }) => module),
      "examples",
    );
  });

  test.each(examples)("$title runs", async ({ module }) => {
    await import(/* @vite-ignore */ bundled(module));
  });
});
