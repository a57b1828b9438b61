import type { Manifest } from "./manifest.ts";

/**
 * Returns what you can run in the folder of a package, such as `packages/ipv6`. Turbo runs the same for all packages.
 *
 * Windows runs these too, so they contain no shell syntax but `&&`. The folder is written out for the same reason.
 */
export function packageScripts(directory: string): Record<string, string> {
  return {
    build: "node ../../tooling/build/dist/run.js",
    ...checks(directory),
    pack: "node ../../tooling/build/dist/run.js --pack",
  };
}

/**
 * Returns the manifest of a tool with what you can run in its folder, if it has tests: the same as in a package's, but
 * a tool is never packed, and builds as its own manifest says.
 */
export function withToolScripts(manifest: Manifest, directory: string): Manifest {
  const ours = checks(directory);
  const scripts = { ...ours, ...manifest.scripts, ...ours };
  const { dependencies, devDependencies, ...rest } = manifest;
  const fields = Object.entries({ ...rest, scripts, dependencies, devDependencies });
  return Object.fromEntries(fields.filter(([, value]) => value !== undefined)) as unknown as Manifest;
}

/** The slash at the end keeps `packages/ip/` from matching `packages/ipv6`. */
function checks(directory: string): Record<string, string> {
  return {
    lint: "biome check .",
    test: `vitest run --root ../.. --project=!long* ${directory}/`,
    "test:all": `vitest run --root ../.. --project=!short-laws ${directory}/`,
  };
}
