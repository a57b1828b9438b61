import { expect, test } from "vitest";
import { planOf } from "../src/entries.ts";
import type { Manifest } from "../src/manifest.ts";

const manifest = (fields: Partial<Manifest>): Manifest => ({
  name: "@url/made-up",
  version: "1.0.0",
  description: "",
  exports: { ".": { "@url/source": "./src/index.ts" }, "./package.json": "./package.json" },
  ...fields,
});

test("names the root entry index and the others by their path", () => {
  const exports = {
    ".": { "@url/source": "./src/index.ts" },
    "./a/b": { "@url/source": "./src/a/deep/b.ts" },
    "./package.json": "./package.json",
  };
  const { outputs } = planOf(manifest({ exports }));
  expect([...outputs]).toEqual([
    ["index", "./src/index.ts"],
    ["a/b", "./src/a/deep/b.ts"],
  ]);
});

test("builds a source once if two paths have it", () => {
  const exports = {
    "./wrapper": { "@url/source": "./src/wrapper.ts" },
    "./wrapper.js": { "@url/source": "./src/wrapper.ts" },
  };
  const plan = planOf(manifest({ exports }));
  expect([...plan.outputs.keys()]).toEqual(["wrapper"]);
  expect(plan.entries.map(({ choices }) => choices)).toEqual([[["default", "wrapper"]], [["default", "wrapper"]]]);
});

test("refers from a condition to the entry with that source", () => {
  const exports = {
    ".": { "@url/source": { small: "./src/small.ts", default: "./src/index.ts" } },
    "./small": { "@url/source": "./src/small.ts" },
  };
  const { entries } = planOf(manifest({ exports }));
  expect(entries[0]!.choices).toEqual([
    ["small", "small"],
    ["default", "index"],
  ]);
  const missing = { ".": exports["."] };
  expect(() => planOf(manifest({ exports: missing }))).toThrow("./src/small.ts stands under a condition");
});

test("builds a variant for each choice of a # import, the usual one last", () => {
  const imports = {
    "#tables": { "@url/source": { all: "./src/all.ts", node: "./src/all.ts", default: "./src/few.ts" } },
  };
  expect(planOf(manifest({ imports })).variants).toEqual([
    { conditions: ["all", "node"], suffix: ".all", aliases: { "#tables": "./src/all.ts" } },
    { conditions: [], suffix: "", aliases: { "#tables": "./src/few.ts" } },
  ]);
});

test("builds a command from the source of the same name", () => {
  const { outputs, commands } = planOf(manifest({ bin: { url: "./dist/bin.cjs" } }));
  expect([...outputs.keys()]).toEqual(["index"]);
  expect([...commands]).toEqual([["bin", "./src/bin.ts"]]);
});
