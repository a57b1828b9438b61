import { existsSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { ITSELF, requireFromToolchain, TOOLCHAIN } from "./toolchain.ts";

/** As much of Metro's configuration as is set here. */
interface Config {
  readonly resolver: { readonly unstable_conditionNames: readonly string[] };
}

interface ReactNativeConfig {
  getDefaultConfig(project: string): Config;
  mergeConfig(base: Config, more: object): Config;
}

interface Metro {
  runBuild(config: Config, options: object): Promise<{ readonly code: string }>;
}

/**
 * Bundles `source`, a module that is written into the project, like a release of React Native: with its configuration
 * of Metro and its Babel preset for every module, minified, but without its start-up code. `conditions` go before React
 * Native's, which is how a tier of `@url/idna` is chosen. `reactNative` is the folder of React Native: the project's
 * substitute, unless the real one is passed.
 */
export async function bundleWithMetro(
  project: string,
  source: string,
  conditions: readonly string[] = [],
  reactNative: string = join(project, "node_modules", "react-native"),
): Promise<string> {
  const { getDefaultConfig, mergeConfig } = requireFromToolchain<ReactNativeConfig>("@react-native/metro-config");
  const { runBuild } = requireFromToolchain<Metro>("metro");
  const entry = join(project, "index.js");
  writeFileSync(entry, source);

  const defaults = getDefaultConfig(project);
  const config = mergeConfig(defaults, {
    projectRoot: project,
    watchFolders: [TOOLCHAIN, ITSELF].filter(existsSync),
    cacheStores: [],
    maxWorkers: 1,
    reporter: { update() {} },
    resolver: {
      useWatchman: false,
      extraNodeModules: { "react-native": reactNative },
      unstable_conditionNames: [...conditions, ...defaults.resolver.unstable_conditionNames],
    },
    serializer: { getModulesRunBeforeMainModule: () => [] },
  });
  const { code } = await runBuild(config, {
    entry,
    out: join(project, "bundle"),
    platform: "android",
    dev: false,
    minify: true,
  });
  return code;
}
