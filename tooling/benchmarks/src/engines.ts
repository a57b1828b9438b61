import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { BUN, installed, NODE, npmInstall } from "@url/tooling-shared/engines";
import { outputOf } from "@url/tooling-shared/programs";

/** The majors that `--install` fetches, beside the one that runs the command. */
const MAJORS = [22, 24, 26];

/**
 * Installs each of the newest Nodes, if it is not installed yet, and returns the paths of their executables, and that of
 * Bun if `npm run tool -- runtimes --install` has installed it. To install newer ones, remove their folders.
 */
export function installEngines(): string[] {
  const { name, program } = NODE;
  const bun = installed("bun", BUN.program);
  const nodes = MAJORS.map((major) => {
    const key = `node-${major}`;
    if (installed(key, program) === undefined) npmInstall(key, [`${name}@${major}`]);
    const file = installed(key, program);
    if (file === undefined) throw new Error(`${name}@${major} has no ${program}`);
    return file;
  });
  return bun === undefined ? nodes : [...nodes, bun];
}

/** Milliseconds: the whole benchmark of an engine takes half an hour. */
const LIMIT = 4 * 3_600_000;

/** Runs a module of this folder in a process of the engine `node`, and returns the JSON that it has written. */
export function runIn<Result>(node: string, module: string, args: readonly string[]): Result {
  const folder = mkdtempSync(join(tmpdir(), "bench-"));
  try {
    const output = join(folder, "results.json");
    const script = fileURLToPath(new URL(module, import.meta.url));
    outputOf(node, [script, output, ...args], { stdio: ["ignore", "inherit", "inherit"], limit: LIMIT });
    return JSON.parse(readFileSync(output, "utf8"));
  } finally {
    rmSync(folder, { recursive: true });
  }
}
