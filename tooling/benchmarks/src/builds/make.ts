import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { type BuildResult, build, type Plugin } from "esbuild";
import type { Accelerator } from "./accelerators.ts";

/** A build of `@url/api` in one file. */
export interface Build {
  /** "fast", "small", or the accelerator that it is without. */
  readonly name: string;
  readonly file: string;
  /** Minified and compressed with gzip at level 9, in bytes. */
  readonly gzip: number;
}

export const FAST = "fast";
export const SMALL = "small";

const packages = fileURLToPath(new URL("../../../../packages", import.meta.url));

/** Builds `@url/api` from its sources into `folder`: fast, small, and fast without each of the accelerators. */
export async function makeBuilds(folder: string, accelerators: readonly Accelerator[]): Promise<Build[]> {
  mkdirSync(folder, { recursive: true });
  const without = [[], accelerators, ...accelerators.map((one) => [one])];
  const names = [FAST, SMALL, ...accelerators.map(({ title }) => title)];
  return Promise.all(
    without.map(async (missing, index) => {
      const file = join(folder, `${index}.mjs`);
      await bundle(missing, { outfile: file });
      const { outputFiles } = await bundle(missing, { minify: true, write: false });
      return { name: names[index]!, file, gzip: gzipSync(outputFiles![0]!.contents, { level: 9 }).length };
    }),
  );
}

function bundle(
  missing: readonly Accelerator[],
  options: { readonly outfile?: string; readonly minify?: boolean; readonly write?: boolean },
): Promise<BuildResult> {
  return build({
    stdin: { contents: 'export { URL, URLSearchParams } from "@url/api";', resolveDir: join(packages, "cli") },
    alias: { "@url/api": join(packages, "api/src/index.ts") },
    bundle: true,
    format: "esm",
    platform: "neutral",
    conditions: ["@url/source"],
    logLevel: "silent",
    plugins: [leavingOut(missing)],
    ...options,
  });
}

/** Resolves `#fast` to a module in which the missing accelerators are their twins. */
function leavingOut(missing: readonly Accelerator[]): Plugin {
  return {
    name: "leaving-out",
    setup({ onLoad, onResolve }) {
      onResolve({ filter: /^#fast$/ }, ({ resolveDir }) => {
        const path = resolveDir.slice(0, resolveDir.lastIndexOf("src") + "src".length);
        return { path, namespace: "fast", sideEffects: false };
      });
      onLoad({ filter: /./, namespace: "fast" }, ({ path }) => {
        const here = missing.filter(({ package: name }) => join(packages, name.slice("@url/".length), "src") === path);
        const twins = here.flatMap(({ names }) => names).join(", ");
        // An export by name goes before one by "*".
        const contents = `export * from "./fast/index.ts"; export { ${twins} } from "./fast/none.ts";`;
        return { contents, resolveDir: path };
      });
    },
  };
}
