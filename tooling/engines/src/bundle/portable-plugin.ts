import { dirname, join } from "node:path";
import type { Plugin } from "esbuild";
import { DEPENDENCIES, HERE, ROOT } from "../root.ts";
import { wptModule } from "./wpt-data.ts";

const WPT_READER = join(ROOT, "tooling", "conformance", "src", "wpt", "data.ts");

/**
 * Lets test files run without Vitest and a file system: "vitest" resolves to the suite's substitute, and the module
 * that reads WPT's files to one that contains them. Other imports from outside the repository are kept, so that they
 * are noticed.
 */
export function portable({ data }: { readonly data: boolean }): Plugin {
  return {
    name: "portable",
    setup({ onResolve, onLoad }) {
      onResolve({ filter: /^vitest$/ }, () => ({ path: join(HERE, "src", "suite", "vitest.ts") }));
      onResolve({ filter: /^(@[^/]+\/)?[^./:#]/ }, ({ path, kind, importer }) => {
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
