import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { type Packed, withDependencies } from "../pack/pack-all.ts";
import type { Dependent } from "./dependent.ts";

/** The fields of a package.json that name packages. */
type Manifest = Record<"dependencies" | "devDependencies" | "overrides", Record<string, unknown> | undefined>;

/** Returns the tarballs of the packages that a project gets, and of their dependencies, by their names. */
export function tarballsOf(
  { packages, overrides = {} }: Dependent,
  packed: readonly Packed[],
): Readonly<Record<string, string>> {
  const needed = [...packages, ...Object.values(overrides)].flatMap((name) => withDependencies(packed, name));
  return Object.fromEntries(needed.map(({ name, tarball }) => [name, `file:${tarball}`]));
}

/** Adds the tarballs to a manifest, with an override for each package that one of them replaces. None of them is published. */
export function addToManifest(
  file: string,
  tarballs: Readonly<Record<string, string>>,
  replaced: Readonly<Record<string, string>>,
): void {
  const manifest = JSON.parse(readFileSync(file, "utf8")) as Manifest;
  const others = Object.fromEntries(Object.entries(replaced).map(([name, ours]) => [name, tarballs[ours]]));
  const added = { ...tarballs, ...others };
  // npm rejects an override of a direct dependency that asks for another version.
  for (const name of Object.keys(added)) delete manifest.devDependencies?.[name];
  manifest.dependencies = { ...manifest.dependencies, ...added };
  const names = Object.keys(added).map((name) => [name, `$${name}`]);
  manifest.overrides = { ...manifest.overrides, ...Object.fromEntries(names) };
  writeFileSync(file, JSON.stringify(manifest, null, 2));
}

/** Writes an empty project that installs the tarballs, for those that another package manager has installed. */
export function writeBeside(folder: string, tarballs: Readonly<Record<string, string>>): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, "package.json"), JSON.stringify({ private: true }));
  addToManifest(join(folder, "package.json"), tarballs, {});
}

/** Links what `writeBeside` has installed into a project. */
export function linkInto(project: string, beside: string): void {
  const scope = join(project, "node_modules/@url");
  mkdirSync(dirname(scope), { recursive: true });
  if (existsSync(scope)) rmSync(scope, { recursive: true });
  mkdirSync(scope);
  for (const name of readdirSync(join(beside, "node_modules/@url"))) {
    symlinkSync(join(beside, "node_modules/@url", name), join(scope, name), "junction");
  }
}
