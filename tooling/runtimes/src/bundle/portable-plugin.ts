import { dirname, join } from "node:path";
import type { Plugin } from "esbuild";
import { DEPENDENCIES, HERE, ROOT } from "../root.ts";
import { wptModule } from "./wpt-data.ts";

const WPT_READER = join(ROOT, "tooling", "wpt", "src", "data.ts");

/**
 * Lets test files run where there is no Vitest and no file system: "vitest" is the suite's substitute, and the module
 * that reads WPT's files is one that has them. Every other import from outside the house stays one, to be seen.
 */
export function portable({ data }: { readonly data: boolean }): Plugin {
  return {
    name: "portable",
    setup({ onResolve, onLoad }) {
      onResolve({ filter: /^vitest$/ }, () => ({ path: join(HERE, "src", "suite", "vitest.ts") }));
      onResolve({ filter: /^(@[^/]+\/)?[^./:]/ }, ({ path, kind, importer }) => {
        const [name = ""] = /^(@[^/]+\/)?[^/]+/.exec(path) ?? [];
        const ours = kind === "entry-point" || name.startsWith("@url/") || DEPENDENCIES.has(name);
        return ours || importer.includes("node_modules") ? undefined : { path, external: true };
      });
      onLoad({ filter: /[\\/]data\.ts$/ }, ({ path }) =>
        path === WPT_READER ? { contents: wptModule(data), loader: "js", resolveDir: dirname(path) } : undefined,
      );
    },
  };
}
