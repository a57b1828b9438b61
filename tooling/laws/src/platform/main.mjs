// npm run tool -- platform
// Vite loads the sources of the packages, so that there is nothing to build.
import { fileURLToPath } from "node:url";
import { runnerImport } from "vite";

const { module } = await runnerImport(fileURLToPath(new URL("run.ts", import.meta.url)), {
  root: fileURLToPath(new URL("../../../..", import.meta.url)),
  configFile: false,
  environments: { inline: { resolve: { conditions: ["@url/source"], noExternal: [/^@url\//] } } },
});
process.exitCode = await module.run(process.argv.slice(2));
