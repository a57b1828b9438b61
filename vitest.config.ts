import { availableParallelism } from "node:os";
import { configDefaults, defineConfig } from "vitest/config";

// The tests read the packages' sources through the `@url/source` condition, so they need no build.
const conditions = ["@url/source"];
const tests = (ending: string) => [`packages/*/test/**/*${ending}`, `tooling/*/test/**/*${ending}`];

// Laws try a fifth of their inputs in `npm test`, and all of them in `npm run test:all`.
const few = { PROPERTY_RUNS: "0.2", IDNA_DOMAINS: "10000" };
const given = Object.fromEntries(
  Object.keys(few).flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : [])),
);

// docs/testing.md says what each project is for.
export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions, externalConditions: conditions } },
  test: {
    globalSetup: ["tooling/left-out/src/global-setup.ts"],
    testTimeout: 120_000,
    hookTimeout: 120_000,
    // Vitest leaves one core free, which is half of two.
    maxWorkers: availableParallelism(),
    projects: [
      {
        extends: true,
        test: {
          name: "short",
          include: tests(".test.ts"),
          exclude: [...configDefaults.exclude, ...tests(".isolated.test.ts"), ...tests(".long.test.ts")],
          env: { ...few, ...given },
          // A new process for each file took half of the time. Now files share the modules that they import.
          isolate: false,
        },
      },
      { extends: true, test: { name: "short-isolated", include: tests(".isolated.test.ts") } },
      {
        extends: true,
        test: {
          name: "long",
          include: [
            ...tests(".long.test.ts"),
            "tooling/properties/test/*.test.ts",
            "tooling/unicode/test/against-tr46.test.ts",
          ],
        },
      },
    ],
  },
});
