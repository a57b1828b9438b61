import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { checkLayers } from "../../src/layers/check.ts";
import type { House } from "../../src/layers/floors.ts";
import { readPackages } from "../../src/layers/read-packages.ts";

const HOUSE: House = {
  floors: ["", "low beside", "high"],
  outside: { "@url/low": ["outside"] },
  node: ["@url/high"],
  contains: ["@url/high"],
};

const LOW = { name: "@url/low", dependencies: { outside: "1.0.0" } };
const HIGH = { name: "@url/high", dependencies: { "@url/low": "workspace:*" } };

/** A house that is in order; each test takes one thing out of it. */
const SOUND = {
  "low/package.json": JSON.stringify(LOW),
  "low/src/index.ts": 'export { low } from "./low.ts";\n',
  "low/src/low.ts": 'import outside from "outside";\nexport const low = outside;\n',
  "high/package.json": JSON.stringify(HIGH),
  "high/src/index.ts": 'import { readFileSync } from "node:fs";\nimport { low } from "@url/low/sub";\n',
};

function problemsWith(changes: Readonly<Record<string, string>>): readonly string[] {
  const root = mkdtempSync(join(tmpdir(), "layers-"));
  try {
    for (const [name, text] of Object.entries({ ...SOUND, ...changes })) {
      mkdirSync(dirname(join(root, name)), { recursive: true });
      writeFileSync(join(root, name), text);
    }
    return checkLayers(readPackages(root), HOUSE);
  } finally {
    rmSync(root, { recursive: true });
  }
}

test("finds no problem in a valid repository", () => {
  expect(problemsWith({})).toEqual([]);
});

test("finds an import of a higher floor", () => {
  const manifest = { ...LOW, dependencies: { ...LOW.dependencies, "@url/high": "workspace:*" } };
  expect(
    problemsWith({ "low/package.json": JSON.stringify(manifest), "low/src/up.ts": 'import "@url/high";\n' }),
  ).toEqual(["@url/low may not depend on @url/high", "@url/low src/up.ts may not import @url/high"]);
});

test("finds an import on the same floor, even one of types over several lines", () => {
  const source = 'import type {\n  A,\n  B as C,\n} from "@url/beside";\n';
  expect(problemsWith({ "low/src/side.ts": source })).toEqual([
    "@url/low src/side.ts may not import @url/beside",
    "@url/low src/side.ts imports @url/beside, which its package.json does not list",
  ]);
});

test("finds an import that package.json does not list", () => {
  expect(problemsWith({ "low/package.json": JSON.stringify({ name: "@url/low" }) })).toEqual([
    "@url/low src/low.ts imports outside, which its package.json does not list",
  ]);
});

test("finds a dependency that is not imported, even if a comment names it", () => {
  const source = '/**\n * import { low } from "@url/low";\n */\n// import "@url/low";\nexport {};\n';
  expect(problemsWith({ "high/src/index.ts": source })).toEqual(["@url/high lists @url/low and does not import it"]);
});

test("finds a dependency on a package of ours that is not workspace:*", () => {
  const manifest = { ...HIGH, dependencies: { "@url/low": "^1.0.0" } };
  expect(problemsWith({ "high/package.json": JSON.stringify(manifest) })).toEqual([
    '@url/high lists @url/low as "^1.0.0", not "workspace:*"',
  ]);
});

test("finds a package that has no floor", () => {
  expect(problemsWith({ "new/package.json": '{ "name": "@url/new" }' })).toEqual([
    "packages/new: @url/new is on no floor",
  ]);
});

test("finds a relative import out of src, and one of a file that does not exist", () => {
  const source = 'import "../../high/src/index.ts";\nimport "./gone.ts";\n';
  expect(problemsWith({ "low/src/out.ts": source })).toEqual([
    "@url/low src/out.ts imports ../../high/src/index.ts, outside of its src",
    "@url/low src/out.ts imports ./gone.ts, which does not exist",
  ]);
});

test("finds a call of import or require, and a node: module in a package that is not for Node alone", () => {
  const source = 'export const a = await import("@url/beside");\nexport const b = require("node:fs");\n';
  expect(problemsWith({ "low/src/call.ts": source })).toEqual([
    "@url/low src/call.ts may not import @url/beside",
    "@url/low src/call.ts imports @url/beside, which its package.json does not list",
    "@url/low src/call.ts may not import node:fs",
  ]);
});

test("finds a # specifier that the package does not define", () => {
  expect(problemsWith({ "low/src/tier.ts": 'export * from "#tier";\n' })).toEqual([
    '@url/low src/tier.ts imports #tier, not in "imports"',
  ]);
  const manifest = { ...LOW, imports: { "#tier": "./src/low.ts" } };
  expect(
    problemsWith({ "low/package.json": JSON.stringify(manifest), "low/src/tier.ts": 'export * from "#tier";\n' }),
  ).toEqual([]);
});
