import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

// What runs every night, and not with the other tests: it takes minutes, and few changes break it, or it depends on what npm
// has on that day.
const conditions = ["@url/source"];
const root = fileURLToPath(new URL("../..", import.meta.url));

const browserTests = readdirSync(`${root}site/test`, { recursive: true, encoding: "utf8" })
  .filter((name) => name.endsWith(".long.test.ts"))
  .filter((name) => readFileSync(`${root}site/test/${name}`, "utf8").includes("inBrowsers("))
  .map((name) => `site/test/${name}`);

export default defineConfig({
  root,
  resolve: { conditions },
  ssr: { resolve: { conditions, externalConditions: conditions } },
  test: {
    globalSetup: ["tooling/shared/src/left-out/global-setup.ts", "tooling/release/src/pack/global-setup.ts"],
    testTimeout: 1_200_000,
    hookTimeout: 1_200_000,
    projects: [
      {
        extends: true,
        test: { name: "nightly", include: ["{packages,tooling}/*/test/**/*.nightly.ts", "site/test/*.nightly.ts"] },
      },
      {
        extends: true,
        test: {
          name: "nightly-site",
          include: browserTests,
          globalSetup: ["site/test/support/build-once.ts"],
          provide: { nightly: true },
        },
      },
    ],
  },
});
