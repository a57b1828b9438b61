import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import { expect, test } from "vitest";

test("the bundle contains only modules of this repository, and no encoding tables", async () => {
  const result = await build({
    absWorkingDir: fileURLToPath(new URL("../../..", import.meta.url)),
    entryPoints: ["packages/api/src/index.ts"],
    bundle: true,
    write: false,
    metafile: true,
    format: "esm",
    platform: "neutral",
    mainFields: ["module", "main"],
    conditions: ["@url/source"],
  });
  const modules = Object.keys(result.metafile.inputs);
  expect(modules).toContain("packages/parser/src/query.ts");
  expect(modules.filter((path) => !/^packages\/(?!encoding\/)[\w-]+\/src\//.test(path))).toEqual([]);
});
