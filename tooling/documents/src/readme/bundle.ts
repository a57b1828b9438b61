import { readFileSync, rmSync } from "node:fs";
import { basename, extname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";

const PACKAGE = fileURLToPath(new URL("../..", import.meta.url));
const { devDependencies } = JSON.parse(readFileSync(join(PACKAGE, "package.json"), "utf8")) as {
  devDependencies: Record<string, string>;
};
/** What Node itself finds from this package. */
const external = Object.keys(devDependencies).filter((name) => !name.startsWith("@url/"));

/**
 * Bundles modules with the sources of our packages, and returns the bundled file of a module. The files share what they
 * import, and nothing with those of another `name`. Vite loads modules one by one, which takes four times as long.
 */
export async function bundle(modules: readonly string[], name: string): Promise<(module: string) => string> {
  // Vitest transforms each module that it imports, except those in a folder node_modules, which Node loads.
  const folder = join(PACKAGE, "node_modules/.cache", name);
  rmSync(folder, { recursive: true, force: true });
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
