import { build } from "esbuild";
import type { Bundle } from "./choice.ts";

export const bundleWithEsbuild: Bundle = async (project, output, { condition, alias }) => {
  await build({
    absWorkingDir: project,
    entryPoints: ["main.js"],
    outfile: output,
    bundle: true,
    minify: true,
    format: "esm",
    logLevel: "silent",
    ...(condition !== undefined && { conditions: [condition] }),
    ...(alias !== undefined && { alias: { "@url/idna": alias } }),
  });
};
