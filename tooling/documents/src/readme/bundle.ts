import { readFileSync } from "node:fs";
import { basename, extname, join } from "node:path";
import { build } from "esbuild";

const { devDependencies } = JSON.parse(readFileSync(new URL("../../package.json", import.meta.url), "utf8")) as {
  devDependencies: Record<string, string>;
};
/** What Node itself finds from this package. */
const external = Object.keys(devDependencies).filter((name) => !name.startsWith("@url/"));

/**
 * Bundles modules with the sources of our packages into `folder`, which must be beside this package's node_modules. They
 * share what they import. Vite transforms and loads some 600 modules one by one, which takes ten times as long.
 *
 * Returns the bundled file of a module.
 */
export async function bundle(modules: readonly string[], folder: string): Promise<(module: string) => string> {
  await build({
    entryPoints: [...modules],
    outdir: folder,
    outExtension: { ".js": ".mjs" },
    entryNames: "[name]",
    bundle: true,
    splitting: true,
    format: "esm",
    platform: "node",
    target: "node20",
    jsx: "automatic",
    conditions: ["@url/source"],
    external,
    logLevel: "error",
    banner: { js: 'import { createRequire as creator } from "node:module"; const require = creator(import.meta.url);' },
  });
  return (module) => join(folder, `${basename(module, extname(module))}.mjs`);
}
