import { writeFileSync } from "node:fs";
import { CASES } from "./cases/index.ts";
import { loadCorpora } from "./corpora.ts";
import { FULL, QUICK } from "./measure.ts";
import { NATIVE } from "./names.ts";
import { parseOptions } from "./options.ts";
import type { EngineResult } from "./result.ts";
import { runCases } from "./run-cases.ts";
import { spread } from "./strings.ts";

/**
 * Runs cases one after another in a process of an engine: those with a process of their own, or all others. The first
 * argument is the file for the results; the others are those of the command.
 */
const [output = "", ...args] = process.argv.slice(2);
const options = parseOptions(args);
const corpora = loadCorpora();
const few = options.quick ? 5000 : Number.POSITIVE_INFINITY;
const loaded = { ...corpora, web: spread(corpora.web, few), files: spread(corpora.files, few) };
const isBun = "bun" in process.versions;
// On Bun, only its own classes are of interest.
const isKey = CASES.some(({ key }) => key === options.case);
const chosen = CASES.filter(({ key, process, comparisons: [main] }) => {
  const isNamed = isKey ? key === options.case : key.includes(options.case);
  return isNamed && process === options.process && (!isBun || main!.against === NATIVE);
});
const cases = runCases(chosen, loaded, options.quick ? QUICK : FULL, (step) => {
  console.error(`${isBun ? `Bun ${process.versions.bun}` : `Node ${process.versions.node}`}: ${step}`);
});
const result: Omit<EngineResult, "cold"> = {
  ...(isBun
    ? { engine: "Bun", node: process.versions.bun!, v8: "JavaScriptCore" }
    : { node: process.versions.node, v8: process.versions.v8 }),
  corpus: corpora.source,
  cases,
};
writeFileSync(output, JSON.stringify(result));
