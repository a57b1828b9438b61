import { build } from "esbuild";
import { chromium, firefox, webkit } from "../engines/browsers.ts";
import type { Engine } from "../engines/engine.ts";
import { bun, deno, node } from "../engines/shells.ts";
import { workerd } from "../engines/workerd.ts";
import { HERE, ROOT } from "../root.ts";
import { runEngine } from "../run-engine.ts";
import { type Entry, MODULES } from "./entry.ts";

/** What happened at each boundary, by its name. */
export type Boundaries = Readonly<Record<string, string>>;

/** The engines, in the order of the table. */
export function platforms(): Engine<Boundaries>[] {
  const nodes = [20, 22, 24, 26].map((major) => node<Boundaries>(major));
  return [...nodes, bun(), deno(), workerd(), chromium(), firefox(), webkit()];
}

/** Runs the check of one entry on one engine. Returns undefined if the engine is not installed. */
export async function runBoundaries(
  engine: Engine<Boundaries>,
  entry: Entry,
  install: boolean,
): Promise<{ readonly version: string; readonly found: Boundaries } | undefined> {
  const { outcome } = await runEngine(engine, await script(entry), install);
  if ("broken" in outcome) throw new Error(`${engine.name}: ${outcome.broken}`);
  return "report" in outcome ? { version: outcome.version, found: outcome.report } : undefined;
}

/** One script of ES2022 that defines the global function `runSuite`, which returns the boundaries as JSON. */
async function script(entry: Entry): Promise<string> {
  const classes = MODULES[entry] === undefined ? "globalThis" : "classes";
  const contents = `
    ${MODULES[entry] === undefined ? "" : `import * as classes from "${MODULES[entry]}";`}
    import { boundaries } from "./src/identity/in-engine/boundaries.ts";
    globalThis.runSuite = async () => JSON.stringify(await boundaries(${classes}));`;
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: HERE, loader: "ts" },
    absWorkingDir: ROOT,
    bundle: true,
    write: false,
    format: "iife",
    platform: "neutral",
    target: "es2022",
    charset: "ascii",
    conditions: ["@url/source"],
  });
  return outputFiles[0]!.text;
}
