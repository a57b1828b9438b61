import { writeFileSync } from "node:fs";
import { CASES } from "./cases/index.ts";
import { loadCorpora } from "./corpora.ts";
import { FULL, QUICK } from "./measure.ts";
import { parseOptions } from "./options.ts";
import type { EngineResult } from "./result.ts";
import { runCases } from "./run-cases.ts";
import { spread } from "./strings.ts";

/**
 * Runs all cases, one after another, in the process of each engine. The first argument is the file for the results; the
 * others are those of the command.
 */
const [output = "", ...args] = process.argv.slice(2);
const options = parseOptions(args);
const corpora = loadCorpora();
const few = options.quick ? 5000 : Number.POSITIVE_INFINITY;
const loaded = { ...corpora, web: spread(corpora.web, few), files: spread(corpora.files, few) };
const chosen = CASES.filter(({ key }) => key.includes(options.case));
const cases = runCases(chosen, loaded, options.quick ? QUICK : FULL, (step) => {
  console.error(`Node ${process.versions.node}: ${step}`);
});
const result: Omit<EngineResult, "cold"> = {
  node: process.versions.node,
  v8: process.versions.v8,
  corpus: corpora.source,
  cases,
};
writeFileSync(output, JSON.stringify(result));
