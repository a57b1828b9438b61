import { expect, test } from "vitest";
import { complete } from "../src/complete.ts";
import type { Manifest } from "../src/manifest.ts";
import { variantsOf } from "../src/variants.ts";

const FAST = {
  "@url/source": { "url-small": "./none.ts", browser: "./none.ts", "react-native": "./none.ts", default: "./fast.ts" },
};
const INSPECT = { "@url/source": { browser: "./no-inspect.ts", default: "./inspect.ts" } };

test("a package without # imports has one build", () => {
  expect(variantsOf({ name: "a" })).toEqual([{ conditions: [], suffix: "", aliases: {} }]);
});

test("conditions that choose the same sources share a build", () => {
  expect(variantsOf({ name: "a", imports: { "#fast": FAST } })).toEqual([
    { conditions: ["url-small", "browser", "react-native"], suffix: ".url-small", aliases: { "#fast": "./none.ts" } },
    { conditions: [], suffix: "", aliases: { "#fast": "./fast.ts" } },
  ]);
});

test("with two # imports, the condition that chooses for both is asked first, in whatever order they are listed", () => {
  const browser = { "#fast": "./none.ts", "#inspect": "./no-inspect.ts" };
  const small = { "#fast": "./none.ts", "#inspect": "./inspect.ts" };
  const usual = { "#fast": "./fast.ts", "#inspect": "./inspect.ts" };
  const expected = [["browser"], ["url-small", "react-native"], []];
  for (const imports of [
    { "#fast": FAST, "#inspect": INSPECT },
    { "#inspect": INSPECT, "#fast": FAST },
  ]) {
    const variants = variantsOf({ name: "a", imports });
    expect(variants.map(({ conditions }) => conditions)).toEqual(expected);
    expect(variants.map(({ aliases }) => aliases)).toEqual([browser, small, usual]);
  }
});

test("throws if two conditions would have to be asked together", () => {
  const a = { "@url/source": { one: "./a1.ts", default: "./a.ts" } };
  const b = { "@url/source": { two: "./b2.ts", default: "./b.ts" } };
  expect(() => variantsOf({ name: "made-up", imports: { "#a": a, "#b": b } })).toThrow("made-up: no order of one, two");
});

test("an entry under a condition of its own has the variants too", () => {
  const manifest: Manifest = {
    name: "@url/made-up",
    version: "1.0.0",
    description: "",
    imports: { "#inspect": INSPECT },
    exports: {
      ".": { "@url/source": { ascii: "./src/ascii.ts", default: "./src/index.ts" } },
      "./ascii": { "@url/source": "./src/ascii.ts" },
    },
  };
  const house = { repository: "", author: "", license: "", packageManager: "" };
  const files = (name: string) => ({
    "module-sync": `./dist/${name}.js`,
    module: `./dist/${name}.js`,
    require: `./dist/${name}.cjs`,
    default: `./dist/${name}.js`,
  });
  const exports = complete(manifest, house).exports["."] as Record<string, unknown>;
  expect(exports.ascii).toEqual({ browser: files("ascii.browser"), ...files("ascii") });
  expect(exports.browser).toEqual(files("index.browser"));
  expect(Object.keys(exports).slice(0, 3)).toEqual(["@url/source", "ascii", "browser"]);
});
