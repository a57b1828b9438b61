import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import { expect, test } from "vitest";

/** The modules from outside the house that an application which imports `code` would ship. */
async function outsiders(code: string): Promise<string[]> {
  const result = await build({
    stdin: { contents: code, resolveDir: fileURLToPath(new URL("..", import.meta.url)), loader: "ts" },
    bundle: true,
    minify: true,
    write: false,
    metafile: true,
    format: "esm",
    platform: "neutral",
    mainFields: ["module", "main"],
    conditions: ["@url/source"],
  });
  const { inputs } = Object.values(result.metafile.outputs)[0]!;
  return Object.keys(inputs)
    .filter((path) => path.includes("node_modules") && inputs[path]!.bytesInOutput > 0)
    .map((path) => path.replace(/^.*node_modules\//, ""));
}

test("/single-byte ships no multi-byte table, the root does", async () => {
  const small = await outsiders('export * from "@url/encoding/single-byte";');
  const large = await outsiders('export * from "@url/encoding";');
  const tables = (paths: string[]) => paths.filter((path) => /multi-byte/.test(path));
  expect(small.some((path) => /single-byte\.encodings/.test(path))).toBe(true);
  expect(tables(small)).toEqual([]);
  expect(tables(large)).not.toEqual([]);
});
