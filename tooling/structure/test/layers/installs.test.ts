import { expect, test } from "vitest";
import { checkInstalls, installsOf, updateInstalls } from "../../src/layers/installs.ts";
import type { PackageSource } from "../../src/layers/read-packages.ts";

function made(directory: string, dependencies: readonly string[]): PackageSource {
  const listed = Object.fromEntries(dependencies.map((name) => [name, "workspace:*"]));
  return { directory, manifest: { name: `@url/${directory}`, dependencies: listed }, modules: new Map() };
}

const PACKAGES = [made("top", ["@url/middle", "outside"]), made("middle", ["@url/low"]), made("low", [])];

test("follows the dependencies of ours, and counts each package once", () => {
  expect(installsOf("top", PACKAGES)).toEqual(["low", "middle", "outside"]);
  expect(installsOf("low", PACKAGES)).toEqual([]);
});

test("finds a package that installs more or less than its budget, and one without a budget", () => {
  expect(checkInstalls(PACKAGES, { top: "low middle outside", middle: "low", low: "" })).toEqual([]);
  expect(checkInstalls(PACKAGES, { top: "low outside middle", middle: "" })).toEqual([
    '@url/middle installs "low", but tooling/structure/src/layers/installs.ts says "".',
    '@url/low installs "", but tooling/structure/src/layers/installs.ts says "undefined".',
  ]);
});

test("writes the table between its marks", () => {
  const text = "a\n<!-- installs -->\nold\n<!-- /installs -->\nb";
  expect(updateInstalls(text, PACKAGES)).toBe(
    [
      "a\n<!-- installs -->\n| package | other packages | which |\n| --- | --: | --- |",
      "| `@url/low` | 0 | – |",
      "| `@url/middle` | 1 | low |",
      "| `@url/top` | 3 | low, middle, outside |",
      "<!-- /installs -->\nb",
    ].join("\n"),
  );
});
