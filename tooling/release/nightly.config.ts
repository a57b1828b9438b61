import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

// What runs every night, and not with the other tests: it takes minutes, and few changes break it, or it depends on what npm
// has on that day.
const conditions = ["@url/source"];

export default defineConfig({
  root: fileURLToPath(new URL("../..", import.meta.url)),
  resolve: { conditions },
  ssr: { resolve: { conditions, externalConditions: conditions } },
  test: {
    include: ["{packages,tooling}/*/test/**/*.nightly.ts", "site/test/*.nightly.ts"],
    globalSetup: ["tooling/shared/src/left-out/global-setup.ts", "tooling/release/src/pack/global-setup.ts"],
    testTimeout: 1_200_000,
    hookTimeout: 1_200_000,
  },
});
