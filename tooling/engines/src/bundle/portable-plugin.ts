import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { Plugin } from "esbuild";
import { DEPENDENCIES, HERE, ROOT } from "../root.ts";
import { wptModule } from "./wpt-data.ts";

const UTS58_READER = join(ROOT, "packages", "links", "test", "uts58.ts");

/** The module that reads the test files of UTS #58, with the files in it. */
function uts58Module(): string {
  const read = (name: string): string => JSON.stringify(readFileSync(join(ROOT, "tooling/data/uts58", name), "utf8"));
  return `export const DETECTION = ${read("LinkDetectionTest.txt")}, FORMATTING = ${read("LinkFormattingTest.txt")};`;
}

const WPT_READER = join(ROOT, "tooling", "conformance", "src", "wpt", "data.ts");

/**
 * Lets test files run without Vitest and a file system: "vitest" resolves to the suite's substitute, and the module
 * that reads WPT's files to one that contains them, as does the one for those of UTS #58. Other imports from outside the repository are kept, so that they
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
      onLoad({ filter: /[\\/]uts58\.ts$/ }, ({ path }) =>
        path === UTS58_READER ? { contents: uts58Module() } : undefined,
      );
      onLoad({ filter: /[\\/]data\.ts$/ }, ({ path }) =>
        path === WPT_READER ? { contents: wptModule(data), loader: "js", resolveDir: dirname(path) } : undefined,
      );
    },
  };
}
