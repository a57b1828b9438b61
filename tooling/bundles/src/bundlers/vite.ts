import { basename, dirname, join } from "node:path";
import { build, defaultClientConditions, defaultServerConditions } from "vite";
import type { Bundle } from "./choice.ts";

export const bundleWithVite: Bundle = async (project, output, { condition, alias, target }) => {
  await build({
    root: project,
    configFile: false,
    logLevel: "silent",
    resolve: {
      ...(condition !== undefined && { conditions: [condition, ...defaultClientConditions] }),
      ...(alias !== undefined && { alias: [{ find: /^@url\/idna$/, replacement: alias }] }),
    },
    ...(target === "node" && {
      ssr: {
        noExternal: true,
        ...(condition !== undefined && { resolve: { conditions: [condition, ...defaultServerConditions] } }),
      },
    }),
    build: {
      ssr: target === "node",
      outDir: dirname(output),
      emptyOutDir: false,
      rollupOptions: { input: join(project, "main.js"), output: { entryFileNames: basename(output) } },
    },
  });
};
