import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { build, type Plugin } from "esbuild";
import type { EverydayTask } from "./in-engine.ts";

const root = fileURLToPath(new URL("../../../../", import.meta.url));

/** The two builds of our packages: the one that servers get, and the one that bundlers choose for browsers. */
export type Build = "fast" | "small";

/**
 * Bundles the everyday rows and the packages as one script that defines the global function `runSuite`, for any engine. The
 * packages are bundled from their sources in `from`, so that nothing has to be built before.
 */
export async function bundleRows(of: Build = "fast", from: string = root): Promise<(task: EverydayTask) => string> {
  const { outputFiles } = await build({
    stdin: { contents: 'export { runAsJSON } from "./in-engine.ts";', resolveDir: join(root, SOURCE) },
    bundle: true,
    write: false,
    format: "iife",
    globalName: "everyday",
    platform: "neutral",
    target: "es2022",
    charset: "ascii",
    conditions: ["@url/source", ...(of === "small" ? ["url-small"] : [])],
    logLevel: "error",
    plugins: [packagesOf(from)],
  });
  const code = `"use strict";\n${outputFiles[0]!.text}`;
  return (task) => `${code}\nglobalThis.runSuite = () => everyday.runAsJSON(${JSON.stringify(task)});\n`;
}

/** Also when it is `dist` that runs. */
const SOURCE = "tooling/benchmarks/src/everyday";

/** Resolves our packages to their sources in a checkout. */
function packagesOf(folder: string): Plugin {
  return {
    name: "packages",
    setup({ onResolve }) {
      onResolve({ filter: /^@url\// }, ({ path }) => {
        const [, name = "", entry = ""] = /^@url\/([^/]+)(.*)$/.exec(path) ?? [];
        const manifest = join(folder, "packages", name, "package.json");
        if (!existsSync(manifest)) return undefined;
        const { exports } = JSON.parse(readFileSync(manifest, "utf8"));
        const source = exports[`.${entry}`]["@url/source"];
        return { path: join(folder, "packages", name, source.default ?? source), sideEffects: false };
      });
    },
  };
}
