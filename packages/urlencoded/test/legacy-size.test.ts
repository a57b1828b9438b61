import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { build } from "esbuild";
import { expect, test } from "vitest";

async function bundle(code: string) {
  const { outputFiles, metafile } = await build({
    stdin: { contents: code, resolveDir: fileURLToPath(new URL("..", import.meta.url)) },
    bundle: true,
    minify: true,
    write: false,
    metafile: true,
    format: "esm",
    platform: "neutral",
    conditions: ["@url/source", "url-small"],
  });
  return { bytes: gzipSync(outputFiles[0]!.contents, { level: 9 }).length, modules: Object.keys(metafile.inputs) };
}

test("/legacy is at most 2.4 KB larger than the root in the small build, 1 KB of it limits, and has no tables of an encoding", async () => {
  const root = 'export * from "@url/urlencoded";';
  const alone = await bundle(root);
  const both = await bundle(`${root} export * from "@url/urlencoded/legacy";`);
  expect(both.modules.some((path) => path.includes("src/legacy/parse.ts"))).toBe(true);
  expect(both.bytes - alone.bytes).toBeLessThanOrEqual(2.4 * 1024);
  expect(both.modules.filter((path) => /node_modules|encoding\/src/.test(path))).toEqual([]);
});
