import { appendFileSync, cpSync, existsSync, mkdirSync, readdirSync, readFileSync, realpathSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

/** The root of the repository. */
const ROOT: string = fileURLToPath(new URL("../../../../", import.meta.url));
const PEERS: string = fileURLToPath(new URL("../../node_modules", import.meta.url));
const APP: string = fileURLToPath(new URL("../../test/bundlers/app", import.meta.url));

/**
 * Copies the app into the empty folder `project`, and `packages` with their dependencies into its `node_modules` as a
 * registry would have them: no links, no sources, no development dependencies.
 */
export function installApp(project: string, packages: Iterable<string> = ["@url/api"]): void {
  cpSync(APP, project, { recursive: true });
  for (const name of packages) install(name, join(project, "node_modules"));
}

function install(name: string, into: string): void {
  const target = join(into, name);
  if (existsSync(target)) return;
  const source = join(ROOT, "packages", name.replace("@url/", ""));
  if (!existsSync(join(source, "dist"))) throw new Error(`${name} is not built: npm run build`);
  mkdirSync(target, { recursive: true });
  for (const part of ["package.json", "dist"]) cpSync(join(source, part), join(target, part), { recursive: true });
  const { dependencies = {} } = JSON.parse(readFileSync(join(source, "package.json"), "utf8"));
  for (const dependency of Object.keys(dependencies)) install(dependency, into);
}

/** Copies another package of this workspace and its dependencies into `node_modules` of the folder `project`. */
export function installPeer(name: string, project: string): void {
  copyPeer(name, PEERS, join(project, "node_modules"));
}

function copyPeer(name: string, from: string, into: string): void {
  const source = realpathSync(join(from, name));
  const manifest = readManifest(source);
  const target = join(into, name);
  if (existsSync(target)) {
    if (readManifest(target).version === manifest.version) return;
    throw new Error(`two versions of ${name}`);
  }
  cpSync(source, target, { recursive: true, filter: (path) => !path.slice(source.length).includes("node_modules") });
  // The dependencies of a package are beside it.
  const siblings = name.startsWith("@") ? dirname(dirname(source)) : dirname(source);
  for (const dependency of Object.keys(manifest.dependencies ?? {})) copyPeer(dependency, siblings, into);
}

function readManifest(folder: string): { version: string; dependencies?: Readonly<Record<string, string>> } {
  return JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
}

/**
 * Makes each file of the installed packages that have accelerators tell which build it is of: it adds "fast", "small" or
 * "platform" to the set `builds` of the global object.
 */
export function markBuilds(project: string): void {
  const scope = join(project, "node_modules/@url");
  for (const name of readdirSync(scope)) {
    const { imports = {} } = JSON.parse(readFileSync(join(scope, name, "package.json"), "utf8"));
    if (!("#fast" in imports)) continue;
    const dist = join(scope, name, "dist");
    for (const file of readdirSync(dist).filter((one) => /\.c?js$/.test(one))) {
      // A variant has its condition in its name, such as "index.url-small.js". The one for Node is the fast build.
      const [, condition = "node"] = /\.(.+)\.c?js$/.exec(file) ?? [];
      const build = condition === "node" ? "fast" : condition === "url-platform" ? "platform" : "small";
      appendFileSync(join(dist, file), `\n(globalThis.builds = globalThis.builds || new Set()).add("${build}");\n`);
    }
  }
}
