import { join } from "node:path";
import aliasPlugin from "@rollup/plugin-alias";
import { nodeResolve } from "@rollup/plugin-node-resolve";
import { rollup } from "rollup";
import type { Bundle } from "./choice.ts";

export const bundleWithRollup: Bundle = async (project, output, { condition, alias, target }) => {
  const bundle = await rollup({
    input: join(project, "main.js"),
    plugins: [
      alias !== undefined && aliasPlugin({ entries: [{ find: /^@url\/idna$/, replacement: alias }] }),
      nodeResolve({
        browser: target === "browser",
        ...(condition !== undefined && { exportConditions: [condition] }),
      }),
    ],
  });
  await bundle.write({ file: output, format: "es" });
  await bundle.close();
};
