import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";
import { mutationPlugin } from "./src/plugin.ts";
import FastestFirst from "./src/sequencer.ts";

// For `npm run tool -- mutation` alone: it tells by the environment which package is changed and which tests run.
const conditions = ["@url/source"];
const { tests } = JSON.parse(readFileSync(process.env.MUTATION_PLAN!, "utf8")) as { tests: string[] };

export default defineConfig({
  root: fileURLToPath(new URL("../..", import.meta.url)),
  resolve: { conditions },
  ssr: { resolve: { conditions, externalConditions: conditions } },
  plugins: [mutationPlugin(process.env.MUTATION_PLAN!)],
  test: {
    include: tests,
    // Long texts are slow, inputs that are made up by chance hold by chance, and a size is that of other files.
    exclude: ["**/*.long.test.ts", "**/{*-size,against-*,*-against-*,fast-uri,servers}.test.ts"],
    runner: fileURLToPath(new URL("src/runner.ts", import.meta.url)),
    setupFiles: [fileURLToPath(new URL("src/set-up.ts", import.meta.url))],
    testTimeout: 120_000,
    teardownTimeout: 1000,
    pool: "forks",
    maxWorkers: 1,
    fileParallelism: false,
    sequence: { sequencer: FastestFirst },
    reporters: ["default"],
    silent: true,
    // A promise that a mutant left alone is none of the tests'.
    dangerouslyIgnoreUnhandledErrors: true,
  },
});
