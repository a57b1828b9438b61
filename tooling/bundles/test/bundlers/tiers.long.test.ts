import { execFile } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { TARGETS } from "../../../../packages/idna/src/tables.ts";
import {
  bundleWithEsbuild,
  bundleWithMetro,
  bundleWithRollup,
  bundleWithVite,
  bundleWithWebpack,
  choiceOf,
  installApp,
  type Tier,
} from "../../src/bundlers/index.ts";

const folder = mkdtempSync(join(tmpdir(), "bundlers-"));
const project = join(folder, "app");
const prelude = fileURLToPath(new URL("./app/count-questions.mjs", import.meta.url));

beforeAll(() => {
  mkdirSync(project);
  installApp(project);
});

afterAll(() => rmSync(folder, { recursive: true }));

/** Text that is in a bundle only with the tier: a piece of the tables, words of its error, and its search. */
const SIGNS: readonly (readonly [Tier, (text: string) => boolean])[] = [
  ["full", (text) => text.includes(PIECE)],
  ["platform", (text) => text.includes("@url/idna/platform: this engine has no URL")],
  ["ascii", (text) => /\.search\(\/\[\^\\0-\\x7f\]\/\)/.test(text)],
];

/** Without what a minifier would write in another way. */
const PIECE = /[\w+;:,.%()-]{24,}/.exec(TARGETS)![0];

const FASS = "xn--fa-hia.de";
/**
 * The hosts by UTS #46: `faß.de` is encoded, and a joiner without its context is rejected; the ASCII tier rejects both.
 */
const HOSTS: Readonly<Record<Tier, readonly (string | null)[]>> = {
  full: ["example.com", FASS, FASS, null],
  platform: ["example.com", FASS, FASS, null],
  ascii: ["example.com", FASS, null, null],
};

const bundlers = {
  esbuild: bundleWithEsbuild,
  Rollup: bundleWithRollup,
  "webpack 5": bundleWithWebpack,
  Vite: bundleWithVite,
  Metro: bundleWithMetro,
};

const CHOICES = [
  ["full", "default"],
  ["platform", "condition"],
  ["platform", "alias"],
  ["ascii", "condition"],
  ["ascii", "alias"],
] as const;

describe.each(Object.entries(bundlers))("%s", (name, bundle) => {
  // For React Native `@url/api` is one file, which has no import of `@url/idna` to choose another for.
  const choices = CHOICES.filter(([, way]) => name !== "Metro" || way !== "alias");

  test.each(choices)("%s, by %s: runs, and contains no other tier", async (tier, way) => {
    // Metro adds ".js" to a name without it.
    const output = join(folder, `${name.replace(" ", "-")}-${tier}-${way}.js`);
    await bundle(project, output, choiceOf(tier, way));
    const text = readFileSync(output, "utf8");
    expect(SIGNS.filter(([, isIn]) => isIn(text)).map(([other]) => other)).toEqual([tier]);
    // What prints for Node stays where the field `browser` of package.json is not read, as by Rollup without an option.
    expect(text.includes("breakLength")).toBe(name === "Rollup");
    const { hosts, asked } = await run(output);
    expect(hosts).toEqual(HOSTS[tier]);
    expect(asked > 0).toBe(tier === "platform");
  });
});

test.each(["platform", "ascii"] as const)("Node: imports %s by condition", async (tier) => {
  const { hosts, asked } = await run(join(project, "main.js"), `--conditions=url-idna-${tier}`);
  expect(hosts).toEqual(HOSTS[tier]);
  expect(asked > 0).toBe(tier === "platform");
});

async function run(script: string, ...flags: string[]): Promise<{ hosts: (string | null)[]; asked: number }> {
  const { stdout } = await promisify(execFile)(process.execPath, [...flags, "--import", prelude, script], {
    timeout: 300_000,
  });
  return JSON.parse(stdout);
}
