import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { run } from "./run.ts";

/** A package as it would be published. */
export interface Packed {
  readonly name: string;
  readonly directory: string;
  readonly tarball: string;
  readonly manifest: Manifest;
}

export interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly private?: boolean;
  readonly exports: Readonly<Record<string, unknown>>;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
  readonly bin?: Readonly<Record<string, string>>;
}

/** The folders of the packages that are published. */
export function publishable(root: string): { readonly directory: string; readonly manifest: Manifest }[] {
  const packages = join(root, "packages");
  return readdirSync(packages)
    .sort()
    .map((name) => join(packages, name))
    .filter((directory) => existsSync(join(directory, "package.json")))
    .map((directory) => ({ directory, manifest: readManifest(directory) }))
    .filter(({ manifest }) => manifest.private !== true);
}

/** Packs every publishable package into the folder `into`, with the pnpm that the root's manifest names. */
export function packAll(root: string, into: string): Packed[] {
  const { packageManager } = JSON.parse(readFileSync(join(root, "package.json"), "utf8")) as { packageManager: string };
  const packages = publishable(root);
  const filters = packages.flatMap(({ manifest }) => ["--filter", manifest.name]);
  run("npx", ["-y", packageManager, "-r", ...filters, "pack", "--pack-destination", into], root);
  return packages.map(({ directory, manifest }) => ({
    name: manifest.name,
    directory,
    tarball: join(into, `${manifest.name.replace("@", "").replace("/", "-")}-${manifest.version}.tgz`),
    manifest,
  }));
}

function readManifest(directory: string): Manifest {
  return JSON.parse(readFileSync(join(directory, "package.json"), "utf8"));
}
