import { defineConfig } from "vitest/config";

// The tests read the packages' sources through the `@url/source` condition, so they need no build.
const conditions = ["@url/source"];

export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions, externalConditions: conditions } },
  test: {
    include: ["packages/*/test/**/*.test.ts", "tooling/*/test/**/*.test.ts"],
    globalSetup: ["tooling/left-out/src/global-setup.ts"],
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});
