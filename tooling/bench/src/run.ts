import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe } from "./describe.ts";
import { installEngines, runEngine } from "./engines.ts";
import { parseOptions, USAGE } from "./options.ts";
import { engineTables } from "./report/engine-table.ts";
import type { Results } from "./result.ts";

/** The command. Its process measures nothing: each engine has its own. */
const args = process.argv.slice(2);
const options = parseOptions(args);
if (options.help) {
  console.log(USAGE);
} else {
  const root = fileURLToPath(new URL("../../../", import.meta.url));
  const installed = options.install ? installEngines(join(root, ".cache", "engines")) : [];
  const engines = [process.execPath, ...installed, ...options.node].map((node) => runEngine(node, args));
  const results: Results = { ...describe(root), corpus: engines[0]!.corpus, engines };
  console.log(engineTables(results));
  if (!options.quick && options.case === "") {
    mkdirSync(join(root, "docs"), { recursive: true });
    writeFileSync(join(root, "docs", "benchmarks.json"), `${JSON.stringify(results, null, 2)}\n`);
  }
}
