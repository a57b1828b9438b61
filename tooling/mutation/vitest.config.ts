import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";
import { mutationPlugin } from "./src/plugin.ts";

// For `npm run mutation` alone: it tells by the environment which package is changed and which tests run.
const conditions = ["@url/source"];
const { tests } = JSON.parse(readFileSync(process.env.MUTATION_PLAN!, "utf8")) as { tests: string[] };

/** The rows of web-platform-tests first: they are quick, and kill most. Long texts and many made-up ones are slow. */
class RowsFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification) =>
      /\/wpt\//.test(moduleId) ? 0 : /long|flat|memory|against|fast-uri/.test(moduleId) ? 2 : 1;
    return files.sort((a, b) => rank(a) - rank(b) || (a.moduleId < b.moduleId ? -1 : 1));
  }
}

export default defineConfig({
  root: fileURLToPath(new URL("../..", import.meta.url)),
  resolve: { conditions },
  ssr: { resolve: { conditions, externalConditions: conditions } },
  plugins: [mutationPlugin(process.env.MUTATION_PLAN!)],
  test: {
    include: tests,
    runner: fileURLToPath(new URL("src/runner.ts", import.meta.url)),
    setupFiles: [fileURLToPath(new URL("src/set-up.ts", import.meta.url))],
    testTimeout: 120_000,
    teardownTimeout: 1000,
    pool: "forks",
    maxWorkers: 1,
    fileParallelism: false,
    sequence: { sequencer: RowsFirst },
    reporters: ["default"],
    silent: true,
    // A promise that a mutant left alone is none of the tests'.
    dangerouslyIgnoreUnhandledErrors: true,
  },
});
