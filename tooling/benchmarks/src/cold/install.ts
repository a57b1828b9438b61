import { cpSync, existsSync, mkdirSync, readFileSync, realpathSync } from "node:fs";
import { dirname, join } from "node:path";

/**
 * Copies a package and its dependencies into the folder `into`, as a package manager without links would: what an import
 * costs depends on how many folders the engine has to look into. `from` is a folder whose `node_modules` has the package.
 */
export function installCopy(name: string, from: string, into: string): void {
  const target = join(into, name);
  if (existsSync(target)) return;
  const source = findPackage(name, from);
  const { dependencies = {}, scripts }: Manifest = JSON.parse(readFileSync(join(source, "package.json"), "utf8"));
  mkdirSync(target, { recursive: true });
  // Ours are the workspace's folders, of which only this is published.
  const isOurs = scripts?.pack !== undefined && existsSync(join(source, "dist"));
  for (const part of isOurs ? ["package.json", "dist"] : ["."]) {
    cpSync(join(source, part), join(target, part), { recursive: true, filter: (path) => !isLinked(path, source) });
  }
  for (const dependency of Object.keys(dependencies)) installCopy(dependency, source, into);
}

interface Manifest {
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly scripts?: Readonly<Record<string, string>>;
}

function isLinked(path: string, source: string): boolean {
  return path.slice(source.length).includes("node_modules");
}

/** Looks for the package in the `node_modules` of a folder and of the folders above it. */
function findPackage(name: string, from: string): string {
  for (let folder = realpathSync(from); ; folder = dirname(folder)) {
    const found = join(folder, "node_modules", name);
    if (existsSync(found)) return realpathSync(found);
    if (folder === dirname(folder)) throw new Error(`${name} is not installed: npm run bootstrap`);
  }
}
