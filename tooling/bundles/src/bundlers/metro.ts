import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { loadConfig, mergeConfig, runBuild } from "metro";
import type { Bundle } from "./choice.ts";

/** Metro's own runtime, which it also bundles and therefore must find. */
const RUNTIME = dirname(
  createRequire(createRequire(import.meta.url).resolve("metro")).resolve("metro-runtime/package.json"),
);

export const bundleWithMetro: Bundle = async (project, output, { condition, alias }) => {
  const defaults = await loadConfig({ cwd: project, resetCache: true });
  const config = mergeConfig(defaults, {
    projectRoot: project,
    watchFolders: [project, RUNTIME],
    cacheStores: [],
    maxWorkers: 1,
    reporter: { update() {} },
    resolver: {
      useWatchman: false,
      extraNodeModules: { "metro-runtime": RUNTIME },
      // As `@react-native/metro-config` sets it.
      unstable_conditionNames: [
        ...(condition === undefined ? [] : [condition]),
        "react-native",
        ...defaults.resolver.unstable_conditionNames,
      ],
      ...(alias !== undefined && {
        resolveRequest: (context, name, platform) =>
          context.resolveRequest(context, name === "@url/idna" ? alias : name, platform),
      }),
    },
    transformer: {
      // React Native's Babel preset does this otherwise.
      getTransformOptions: async () => ({ transform: { experimentalImportSupport: true, inlineRequires: false } }),
    },
  });
  await runBuild(config, { entry: join(project, "main.js"), out: output, platform: "ios", dev: false, minify: true });
};
