import { readFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { beforeEach } from "vitest";
import { ROOT } from "../root.ts";
import type { Exclusion } from "../suite/registry.ts";
import { EXACT } from "./exact.ts";

// The platform tier is as exact as the platform, and Node is not. While the tier's modules are loaded, the global `URL` is
// the full build's, which is exact: so what fails here is a fault of the tier, on every version of Node.
const { URL: ours } = (await import(/* @vite-ignore */ pathToFileURL(EXACT).href)) as { URL: typeof URL };
const platform = globalThis.URL;
globalThis.URL = ours;
try {
  await import("@url/api");
} finally {
  globalThis.URL = platform;
}

/** The tests of what the tier cannot do: tell which error an input has and where, and call a listener. */
const EXPECTED: readonly Exclusion[] = JSON.parse(readFileSync(join(ROOT, "tooling/data/platform-tier.json"), "utf8"));

beforeEach(({ task }) => {
  const file = task.file.filepath.slice(ROOT.length);
  const names = [task.name];
  for (let suite = task.suite; suite !== undefined; suite = suite.suite) names.unshift(suite.name);
  const title = names.filter((name) => name !== "").join(" > ");
  // Vitest then expects the test to fail, and reports one that does not.
  if (EXPECTED.some((one) => one.file === file && one.test === title)) Object.assign(task, { fails: true });
});
