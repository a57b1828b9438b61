import { expect, test } from "vitest";
import { complete } from "../src/complete.ts";

const house = { repository: "https://example.org/url", author: "us", license: "MIT" };

test("lists what is built from a source with side effects", () => {
  const { sideEffects } = complete(
    {
      name: "@url/made-up",
      version: "1.0.0",
      description: "",
      sideEffects: ["./src/auto.ts"],
      imports: { "#a": { "@url/source": { browser: "./src/small.ts", default: "./src/large.ts" } } },
      exports: { ".": { "@url/source": "./src/index.ts" }, "./auto": { "@url/source": "./src/auto.ts" } },
    },
    house,
  );
  expect(sideEffects).toEqual([
    "./src/auto.ts",
    "./dist/auto.browser.js",
    "./dist/auto.browser.cjs",
    "./dist/auto.js",
    "./dist/auto.cjs",
  ]);
});
