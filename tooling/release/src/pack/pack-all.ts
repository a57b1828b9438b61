import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join, relative, sep } from "node:path";
import { outputOf } from "@url/tooling-shared/programs";

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

/**
 * Packs every publishable package into the folder `into`, with the pnpm that the root's manifest names. It packs copies,
 * because packing writes folders beside the sources, which other tests read meanwhile.
 */
export function packAll(root: string, into: string): Packed[] {
  const { packageManager } = JSON.parse(readFileSync(join(root, "package.json"), "utf8")) as { packageManager: string };
  const filters = publishable(root).flatMap(({ manifest }) => ["--filter", manifest.name]);
  const copy = mkdtempSync(join(tmpdir(), "packing-"));
  try {
    copyBuilt(root, copy);
    outputOf("npx", ["-y", packageManager, "-r", ...filters, "pack", "--pack-destination", into], { cwd: copy });
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
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

/** Copies what packing reads: the packages with what is built. What is installed, and the tools, are linked. */
function copyBuilt(root: string, copy: string): void {
  const files = ["package.json", "pnpm-workspace.yaml", "pnpm-lock.yaml", "tsconfig.base.json"];
  for (const file of files) cpSync(join(root, file), join(copy, file));
  for (const folder of ["node_modules", "tooling"]) symlinkSync(join(root, folder), join(copy, folder), "junction");
  const left = new Set(["node_modules", "test", ".cache", ".turbo"]);
  cpSync(join(root, "packages"), join(copy, "packages"), {
    recursive: true,
    // Packing builds again what is older than its sources.
    preserveTimestamps: true,
    // Of `packages/ip/test`, the third part.
    filter: (path) => !left.has(relative(root, path).split(sep)[2] ?? ""),
  });
  for (const { directory } of publishable(root)) {
    const installed = join(directory, "node_modules");
    if (existsSync(installed))
      symlinkSync(installed, join(copy, "packages", basename(directory), "node_modules"), "junction");
  }
}

function readManifest(directory: string): Manifest {
  return JSON.parse(readFileSync(join(directory, "package.json"), "utf8"));
}
