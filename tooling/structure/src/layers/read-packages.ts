import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, relative, sep } from "node:path";

/** What the check needs to know of a package: its manifest, and the text of each module of its `src`. */
export interface PackageSource {
  readonly directory: string;
  readonly manifest: Manifest;
  /** Keys are paths from `src`, with "/". */
  readonly modules: ReadonlyMap<string, string>;
}

export interface Manifest {
  readonly description?: string;
  readonly name: string;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
  readonly imports?: Readonly<Record<string, unknown>>;
}

/** Reads every folder of `directory` that has a `package.json`. */
export function readPackages(directory: string): PackageSource[] {
  return readdirSync(directory)
    .sort()
    .filter((name) => existsSync(join(directory, name, "package.json")))
    .map((name) => ({
      directory: name,
      manifest: JSON.parse(readFileSync(join(directory, name, "package.json"), "utf8")) as Manifest,
      modules: readModules(join(directory, name, "src")),
    }));
}

function readModules(src: string): Map<string, string> {
  if (!existsSync(src)) return new Map();
  const names = readdirSync(src, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.[cm]?[jt]sx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
  return new Map(names.map((name) => [relative(src, name).split(sep).join("/"), readFileSync(name, "utf8")]));
}
