import { join } from "node:path";
import aliasPlugin from "@rollup/plugin-alias";
import commonJSPlugin from "@rollup/plugin-commonjs";
import jsonPlugin from "@rollup/plugin-json";
import { nodeResolve } from "@rollup/plugin-node-resolve";
import { type Plugin, rollup } from "rollup";
import { minify } from "terser";
import type { Bundle } from "./choice.ts";

export const bundleWithRollup: Bundle = async (project, output, { condition, alias, target, isMinified = false }) => {
  const bundle = await rollup({
    input: join(project, "main.js"),
    plugins: [
      alias !== undefined && aliasPlugin({ entries: [{ find: /^@url\/idna$/, replacement: alias }] }),
      nodeResolve({
        browser: target === "browser",
        ...(condition !== undefined && { exportConditions: [condition] }),
      }),
      // What other packages need, when they are weighed. Ours are bundled without plugins.
      isMinified && [callable(commonJSPlugin)(), callable(jsonPlugin)(), terserPlugin],
    ],
    ...(isMinified && { onwarn: () => {} }),
  });
  await bundle.write({ file: output, format: "es" });
  await bundle.close();
};

const terserPlugin: Plugin = {
  name: "terser",
  renderChunk: async (code) => ({ code: (await minify(code, { module: true })).code!, map: null }),
};

/** The plugins are functions. Their types are written for CommonJS, and say otherwise for a module. */
function callable(plugin: unknown): () => Plugin {
  return plugin as () => Plugin;
}
