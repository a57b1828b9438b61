import { availableParallelism } from "node:os";
import { configDefaults, defineConfig } from "vitest/config";

// The tests read the packages' sources through the `@url/source` condition, so they need no build.
const conditions = ["@url/source"];
const folders = ["packages/*/test/**", "tooling/*/test/**"];

// Two tiers: `npm test` runs "short", `npm run test:all` runs both. docs/testing.md says what is in "long".
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
          include: folders.map((folder) => `${folder}/*.test.ts`),
          exclude: [...configDefaults.exclude, "**/*.long.test.ts"],
        },
      },
      {
        extends: true,
        test: { name: "long", include: folders.map((folder) => `${folder}/*.long.test.ts`) },
      },
    ],
  },
});
