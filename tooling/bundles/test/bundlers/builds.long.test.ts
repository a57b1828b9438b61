import { execFile } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  bundleWithEsbuild,
  bundleWithMetro,
  bundleWithRollup,
  bundleWithVite,
  bundleWithWebpack,
  type Choice,
  installApp,
  markBuilds,
} from "../../src/bundlers/index.ts";

const folder = mkdtempSync(join(tmpdir(), "builds-"));
const project = join(folder, "app");

beforeAll(() => {
  mkdirSync(project);
  installApp(project);
  markBuilds(project);
});

afterAll(() => rmSync(folder, { recursive: true }));

const bundlers = {
  esbuild: bundleWithEsbuild,
  Rollup: bundleWithRollup,
  "webpack 5": bundleWithWebpack,
  Vite: bundleWithVite,
};

const SMALL: Partial<Choice> = { condition: "url-small" };
const PLATFORM: Partial<Choice> = { condition: "url-platform" };

describe.each(Object.entries(bundlers))("%s", (name, bundle) => {
  test.each([
    ["a browser", { target: "browser" }, "small"],
    ["Node", { target: "node" }, "fast"],
    ["Node, with the condition url-small", { target: "node", ...SMALL }, "small"],
    ["a browser, with the condition url-small", { target: "browser", ...SMALL }, "small"],
    // Packages without a platform tier have the build that they have without the condition.
    ["a browser, with the condition url-platform", { target: "browser", ...PLATFORM }, "platform, small"],
    ["Node, with the condition url-platform", { target: "node", ...PLATFORM }, "fast, platform"],
  ] as const)("for %s", async (target, choice, builds) => {
    const output = join(folder, `${name.replace(" ", "-")}-${target.replaceAll(/\W+/g, "-")}.mjs`);
    await bundle(project, output, { tier: "full", ...choice });
    expect((await buildsIn(output)).sort().join(", ")).toBe(builds);
  });
});

test("Metro bundles the small build, as for React Native", async () => {
  const output = join(folder, "metro.js");
  await bundleWithMetro(project, output, { tier: "full" });
  expect(await buildsIn(output)).toEqual(["small"]);
});

test.each([
  ["fast", []],
  ["small", ["--conditions=url-small"]],
  ["small", ["--conditions=browser"]],
] as const)("Node imports the %s build, with %j", async (build, flags) => {
  expect(await buildsIn(join(project, "main.js"), flags)).toEqual([build]);
});

/** Which builds ran. One that has pieces of both would have each part twice. */
async function buildsIn(script: string, flags: readonly string[] = []): Promise<string[]> {
  const { stdout } = await promisify(execFile)(process.execPath, [...flags, script], { timeout: 300_000 });
  const { builds, hosts } = JSON.parse(stdout);
  expect(hosts).toEqual(["example.com", "xn--fa-hia.de", "xn--fa-hia.de", null]);
  return builds;
}
