import { build } from "esbuild";
import type { Bundle } from "./choice.ts";

export const bundleWithEsbuild: Bundle = async (project, output, { condition, alias, target }) => {
  await build({
    absWorkingDir: project,
    entryPoints: ["main.js"],
    outfile: output,
    bundle: true,
    minify: true,
    format: "esm",
    ...(target !== undefined && { platform: target }),
    logLevel: "silent",
    ...(condition !== undefined && { conditions: [condition] }),
    ...(alias !== undefined && { alias: { "@url/idna": alias } }),
  });
};
