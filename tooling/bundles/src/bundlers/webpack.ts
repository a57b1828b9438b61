import { basename, dirname } from "node:path";
import webpack from "webpack";
import type { Bundle } from "./choice.ts";

export const bundleWithWebpack: Bundle = async (project, output, { condition, alias, target }) => {
  const compiler = webpack({
    mode: "production",
    context: project,
    entry: "./main.js",
    output: { path: dirname(output), filename: basename(output) },
    target: [target === "node" ? "node" : "web", "es2022"],
    resolve: {
      ...(condition !== undefined && { conditionNames: [condition, "..."] }),
      ...(alias !== undefined && { alias: { "@url/idna$": alias } }),
    },
  });
  await new Promise<void>((resolve, reject) => {
    compiler.run((error, stats) => {
      const problem = error ?? (stats?.hasErrors() ? new Error(stats.toString("errors-only")) : null);
      compiler.close((closing) => ((problem ?? closing) ? reject(problem ?? closing) : resolve()));
    });
  });
};
