import { cpSync, existsSync, mkdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

/** The root of the repository. */
const ROOT: string = fileURLToPath(new URL("../../../", import.meta.url));
const APP: string = fileURLToPath(new URL("../app", import.meta.url));

/**
 * Copies the app into the empty folder `project`, and its dependencies into its `node_modules` as a registry would have
 * them: no links, no sources, no development dependencies.
 */
export function installApp(project: string): void {
  cpSync(APP, project, { recursive: true });
  install("@url/api", join(project, "node_modules"));
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
