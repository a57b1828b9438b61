// npm run tool -- fuzz --minutes 1 --seed 1
// Vite loads the sources of the packages, so that there is nothing to build.
import { fileURLToPath } from "node:url";
import { runnerImport } from "vite";

const { module } = await runnerImport(fileURLToPath(new URL("run.ts", import.meta.url)), {
  root: fileURLToPath(new URL("../../../..", import.meta.url)),
  configFile: false,
  environments: { inline: { resolve: { conditions: ["@url/source"], noExternal: [/^@url\//] } } },
});
process.exitCode = module.run(process.argv.slice(2));
