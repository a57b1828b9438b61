import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { packPackage } from "@url/tooling-build/pack";
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
  readonly license?: string;
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

/** Packs every publishable package, which must be built, into the folder `into`. */
export function packAll(root: string, into: string): Packed[] {
  for (const { directory } of publishable(root)) packPackage(root, directory, into);
  return packedIn(root, into);
}

/** The packages, which have been packed into the folder `into`. */
export function packedIn(root: string, into: string): Packed[] {
  return publishable(root).map(({ directory, manifest }) => ({
    name: manifest.name,
    directory,
    tarball: join(into, `${manifest.name.replace("@", "").replace("/", "-")}-${manifest.version}.tgz`),
    manifest,
  }));
}

/** Returns a packed package and those of ours that it depends on, and they in turn. */
export function withDependencies(
  packed: readonly Packed[],
  name: string,
  found: Set<Packed> = new Set(),
): readonly Packed[] {
  const one = packed.find((each) => each.name === name)!;
  found.add(one);
  for (const other of Object.keys(one.manifest.dependencies ?? {})) {
    if (other.startsWith("@url/")) withDependencies(packed, other, found);
  }
  return [...found];
}

function readManifest(directory: string): Manifest {
  return JSON.parse(readFileSync(join(directory, "package.json"), "utf8"));
}
