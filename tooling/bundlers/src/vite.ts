import { basename, dirname, join } from "node:path";
import { build, defaultClientConditions } from "vite";
import type { Bundle } from "./choice.ts";

export const bundleWithVite: Bundle = async (project, output, { condition, alias }) => {
  await build({
    root: project,
    configFile: false,
    logLevel: "silent",
    resolve: {
      ...(condition !== undefined && { conditions: [condition, ...defaultClientConditions] }),
      ...(alias !== undefined && { alias: [{ find: /^@url\/idna$/, replacement: alias }] }),
    },
    build: {
      outDir: dirname(output),
      emptyOutDir: false,
      rollupOptions: { input: join(project, "main.js"), output: { entryFileNames: basename(output) } },
    },
  });
};
