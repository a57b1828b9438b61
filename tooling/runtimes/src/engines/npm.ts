import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { ENGINES } from "../root.ts";

/** Where the file `path` of an engine is that `npmInstall(key, …)` has put there, or undefined. */
export function installed(key: string, path: string): string | undefined {
  const file = join(ENGINES, key, "node_modules", path);
  return existsSync(file) ? file : undefined;
}

/**
 * Installs packages of npm into a folder of their own, never into the workspace: the `bin` of an engine would take the
 * place of `node` in every script.
 */
export function npmInstall(key: string, packages: readonly string[]): void {
  const cwd = join(ENGINES, key);
  mkdirSync(cwd, { recursive: true });
  // Without a manifest here npm would look for one further up, and find the workspace's.
  writeFileSync(join(cwd, "package.json"), JSON.stringify({ private: true }));
  const args = [
    "install",
    ...packages,
    "--no-save",
    "--ignore-scripts",
    "--no-audit",
    "--no-fund",
    "--legacy-peer-deps",
  ];
  const { status } = spawnSync("npm", args, { cwd, stdio: ["ignore", "ignore", "inherit"] });
  if (status !== 0) throw new Error(`npm could not install ${packages.join(" ")}`);
}
