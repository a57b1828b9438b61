import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { bun, type Engine, node } from "@url/tooling-engines";
import { outputOf } from "@url/tooling-shared/programs";

/** The majors that `--install` fetches, beside the one that runs the command. */
const MAJORS = [22, 24, 26];

/** Returns the paths of the newest Nodes, which it installs if they are not there. To install newer ones, remove their folders. */
export function installNodes(): string[] {
  return MAJORS.map((major) => programOf(node(major))).filter((program) => program !== process.execPath);
}

/** Returns the path of an engine from npm, which it installs if it is not there. */
export function programOf<Report>(engine: Engine<Report>): string {
  if (engine.find() === undefined) engine.install();
  const program = engine.find();
  if (program === undefined) throw new Error(`${engine.from} has no program of ${engine.name}`);
  return program;
}

/** Returns the paths of the engines that run all rows, beside the one that runs the command. */
export function installEngines(): string[] {
  return [...installNodes(), programOf(bun())];
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
