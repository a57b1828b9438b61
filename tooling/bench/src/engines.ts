import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

/** The majors that `--install` fetches, beside the one that runs the command. */
const MAJORS = [22, 24, 26];

/**
 * Installs each of the newest Nodes, if it is not installed yet, into its own folder under `folder`, and returns the
 * paths of their executables. They are never a dependency of the workspace, because their `bin` would replace `node` in
 * every script. To install newer ones, remove the folder.
 */
export function installEngines(folder: string): string[] {
  const name = `node-${process.platform === "win32" ? "win" : process.platform}-${process.arch}`;
  return MAJORS.map((major) => {
    const directory = join(folder, `node-${major}`);
    const path = join(directory, "node_modules", name, "bin", process.platform === "win32" ? "node.exe" : "node");
    if (!existsSync(path)) {
      mkdirSync(directory, { recursive: true });
      // Without a manifest here, npm would find the workspace's in a parent folder.
      writeFileSync(join(directory, "package.json"), JSON.stringify({ private: true }));
      const args = ["install", `${name}@${major}`, "--no-save", "--ignore-scripts", "--no-audit", "--no-fund"];
      const { status } = spawnSync("npm", args, { cwd: directory, stdio: ["ignore", "ignore", "inherit"] });
      if (status !== 0 || !existsSync(path))
        throw new Error(`npm could not install ${name}@${major} into ${directory}`);
    }
    return path;
  });
}

/** Runs a module of this folder in a process of the engine `node`, and returns the JSON that it has written. */
export function runIn<Result>(node: string, module: string, args: readonly string[]): Result {
  const folder = mkdtempSync(join(tmpdir(), "bench-"));
  try {
    const output = join(folder, "results.json");
    const script = fileURLToPath(new URL(module, import.meta.url));
    const { status, error } = spawnSync(node, [script, output, ...args], { stdio: ["ignore", "inherit", "inherit"] });
    if (error !== undefined) throw error;
    if (status !== 0) throw new Error(`${node} ended with ${status}`);
    return JSON.parse(readFileSync(output, "utf8"));
  } finally {
    rmSync(folder, { recursive: true });
  }
}
