import { realpathSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { outputOf } from "@url/tooling-shared/programs";
import type { Packed } from "./pack-all.ts";

/**
 * Installs the tarballs together into an empty project in the folder `project`, like a project that depends on all of
 * them. Their dependencies from other authors are those installed here, so no registry is needed.
 */
export function installTogether(packages: readonly Packed[], project: string): void {
  const files = new Map([
    ...packages.flatMap(outsidersOf),
    ...packages.map(({ name, tarball }) => [name, `file:${tarball}`] as const),
  ]);
  const manifest = {
    name: "consumer",
    private: true,
    type: "module",
    dependencies: Object.fromEntries(files),
    // They depend on each other by version, and none is published, so each uses the tarball beside it.
    overrides: Object.fromEntries([...files.keys()].map((name) => [name, `$${name}`])),
  };
  writeFileSync(join(project, "package.json"), JSON.stringify(manifest, null, 2));
  outputOf("npm", ["install", "--prefer-offline", "--no-audit", "--no-fund", "--ignore-scripts"], { cwd: project });
}

/** Returns the folders of the packages from other authors that a package needs at run time, optional peers included. */
function outsidersOf({ directory, manifest }: Packed): (readonly [name: string, place: string])[] {
  return Object.keys({ ...manifest.dependencies, ...manifest.peerDependencies })
    .filter((name) => !name.startsWith("@url/"))
    .map((name) => [name, `file:${realpathSync(join(directory, "node_modules", name))}`]);
}

/** Returns the entries that a package's manifest exports, except for the manifest itself. */
export function entriesOf({ name, manifest }: Packed): string[] {
  return Object.keys(manifest.exports)
    .filter((entry) => entry !== "./package.json")
    .map((entry) => name + entry.slice(1));
}
