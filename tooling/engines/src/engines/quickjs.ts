import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { getQuickJS } from "quickjs-emscripten";
import type { SuiteReport } from "../suite/report.ts";
import type { Engine } from "./engine.ts";

/** A development dependency, so that it is always available: it has the fewest globals of all, and needs no program. */
export function quickjs<Report = SuiteReport>(): Engine<Report> {
  const manifest = createRequire(import.meta.url).resolve("quickjs-emscripten/package.json");
  return {
    name: "QuickJS",
    from: "npm: quickjs-emscripten",
    find: () => manifest,
    install: () => {},
    run: async (path, suite) => ({
      version: `of quickjs-emscripten ${JSON.parse(readFileSync(path, "utf8")).version}`,
      report: await runInQuickJS(suite),
    }),
  };
}

/** The suite in a context that has nothing but the language. */
export async function runInQuickJS<Report = SuiteReport>(suite: string): Promise<Report> {
  const context = (await getQuickJS()).newContext();
  try {
    const result = context.unwrapResult(context.evalCode(`${suite}\nrunSuite()`));
    const json = context.getString(result);
    result.dispose();
    return JSON.parse(json);
  } finally {
    context.dispose();
  }
}
