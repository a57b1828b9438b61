import { expect, test } from "vitest";
import { planOf } from "../src/entries.ts";
import { foldersOf } from "../src/folders.ts";

test("each entry but the root has a folder whose manifest leads to what is built", () => {
  const entry = (name: string) => ({ "@url/source": `./src/${name}.ts` });
  const exports = {
    ".": entry("index"),
    "./test": entry("test"),
    "./a/b": entry("b"),
    "./package.json": "./package.json",
  };
  const folders = foldersOf(planOf({ name: "@url/made-up", version: "1.0.0", description: "", exports }));
  expect([...folders.keys()]).toEqual(["test/package.json", "a/b/package.json"]);
  expect(JSON.parse(folders.get("a/b/package.json")!)).toEqual({
    main: "../../dist/a/b.cjs",
    module: "../../dist/a/b.js",
    types: "../../dist/a/b.d.cts",
  });
});
