import { join } from "node:path";
import { rolldown } from "rolldown";
import type { Bundle } from "./choice.ts";

export const bundleWithRolldown: Bundle = async (project, output, { condition, alias, target, isMinified = false }) => {
  const bundle = await rolldown({
    input: join(project, "main.js"),
    cwd: project,
    platform: target ?? "neutral",
    resolve: {
      ...(condition !== undefined && { conditionNames: [condition] }),
      ...(alias !== undefined && { alias: { "@url/idna": alias } }),
    },
    logLevel: "silent",
  });
  await bundle.write({ file: output, format: "es", minify: isMinified });
  await bundle.close();
};
