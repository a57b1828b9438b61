import { writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Packed } from "./pack-all.ts";
import { run } from "./run.ts";

/** Installs the tarballs together into an empty project in the folder `project`, as one who depends on them all. */
export function installTogether(packages: readonly Packed[], project: string): void {
  const manifest = {
    name: "consumer",
    private: true,
    type: "module",
    dependencies: Object.fromEntries(packages.map(({ name, tarball }) => [name, `file:${tarball}`])),
    // They depend on each other by version, and none is published: each takes the tarball that is beside it.
    overrides: Object.fromEntries(packages.map(({ name }) => [name, `$${name}`])),
  };
  writeFileSync(join(project, "package.json"), JSON.stringify(manifest, null, 2));
  run("npm", ["install", "--prefer-offline", "--no-audit", "--no-fund", "--ignore-scripts"], project);
}

/** What a package's manifest says can be imported from it, but for the manifest itself. */
export function entriesOf({ name, manifest }: Packed): string[] {
  return Object.keys(manifest.exports)
    .filter((entry) => entry !== "./package.json")
    .map((entry) => name + entry.slice(1));
}
