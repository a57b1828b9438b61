// npm run tool -- fuzz --minutes 1 --seed 1
// Vite loads the sources of the packages, so that there is nothing to build.
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { runnerImport } from "vite";

// The other options are read by the module that this one loads.
const { condition } = parseArgs({ options: { condition: { type: "string" } }, strict: false }).values;
const conditions = ["@url/source", ...(typeof condition === "string" ? [condition] : [])];

const { module } = await runnerImport(fileURLToPath(new URL("run.ts", import.meta.url)), {
  root: fileURLToPath(new URL("../../../..", import.meta.url)),
  configFile: false,
  environments: { inline: { resolve: { conditions, noExternal: [/^@url\//] } } },
});
process.exitCode = module.run(process.argv.slice(2));
