import { createContext, runInContext } from "node:vm";
import { getQuickJS } from "quickjs-emscripten";
import { expect, test } from "vitest";
import { warehouseFiles } from "../src/warehouse/index.ts";
import { declaredIn, type Evaluate, engineOf } from "./engines/declared.ts";
import { describeEngine } from "./engines/describe-engine.ts";

const textOf = (files: ReturnType<typeof warehouseFiles>, end: string): string =>
  files.find(({ path }) => path.endsWith(end))!.text;

/** V8 with nothing but the language. */
function bareV8(): Evaluate {
  const context = createContext();
  runInContext("for (const name of ['console', 'WebAssembly']) delete globalThis[name]", context);
  return (script) => runInContext(script, context);
}

async function quickJS(): Promise<Evaluate> {
  const context = (await getQuickJS()).newContext();
  return (script) => {
    const result = context.unwrapResult(context.evalCode(script));
    const json = context.getString(result);
    result.dispose();
    return json;
  };
}

// Rules for the rows of the Standard's table, because the whole list is longer than Snowflake takes.
const RULES = "com\nio\nuk\nco.uk\n// ===BEGIN PRIVATE DOMAINS===\ngithub.io\n";

for (const [name, start, many] of [
  ["V8", async () => bareV8(), 20_000],
  ["QuickJS", quickJS, 2_000],
] as const) {
  describeEngine(
    `the files for BigQuery in ${name}`,
    async () => {
      const files = warehouseFiles("bigquery", { schema: "my-project.urls" });
      return engineOf(declaredIn(textOf(files, ".sql")), await start(), textOf(files, ".js"));
    },
    many,
  );
  describeEngine(
    `the file for Snowflake in ${name}`,
    async () => {
      const files = warehouseFiles("snowflake", { suffixes: RULES, schema: "urls" });
      return engineOf(declaredIn(textOf(files, ".sql")), await start());
    },
    many,
  );
  describeEngine(
    `the file for Postgres in ${name}`,
    async () => {
      const declared = declaredIn(textOf(warehouseFiles("postgres"), ".sql"));
      return engineOf(declared, await start(), "var plv8 = { find_function: (name) => declared[name] };");
    },
    many,
    // Text of Postgres has no U+0000.
    (value) => (typeof value === "string" ? value.replace(/\0/g, "\ufffd") : value),
  );
}

test("a script with the ICANN section has its rules, and no private ones", async () => {
  for (const evaluate of [bareV8(), await quickJS()]) {
    const files = warehouseFiles("bigquery", { list: "icann", functions: ["url_part", "url_site"] });
    const engine = engineOf(declaredIn(textOf(files, ".sql")), evaluate, textOf(files, ".js"));
    const rows = ["https://a.whatwg.github.io/", "https://a.example.co.uk/", "https://co.uk/"].map((url) => [url]);
    expect(await engine.call("url_site", rows)).toEqual([
      "https://github.io",
      "https://example.co.uk",
      "https://co.uk",
    ]);
    const suffixes = rows.map(([url]) => [url!, "suffix"]);
    expect(await engine.call("url_part", suffixes)).toEqual(["io", "co.uk", "co.uk"]);
  }
});
