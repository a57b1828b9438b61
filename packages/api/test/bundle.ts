import { fileURLToPath } from "node:url";
import { build } from "esbuild";

/**
 * A module of the package and all it imports as one minified script, as an application would ship it.
 * Its exports are the properties of the global `api`.
 */
export async function bundle(entry: string): Promise<string> {
  const result = await build({
    absWorkingDir: fileURLToPath(new URL("..", import.meta.url)),
    entryPoints: [entry],
    bundle: true,
    minify: true,
    write: false,
    format: "iife",
    globalName: "api",
    platform: "neutral",
    mainFields: ["module", "main"],
    target: "es2022",
    conditions: ["@url/source"],
  });
  return result.outputFiles[0]!.text;
}
