import { readFileSync } from "node:fs";
import { cpus, loadavg, release, type } from "node:os";
import { join } from "node:path";
import { runProgram } from "@url/tooling-shared/programs";
import type { Results } from "./result.ts";

/** When, what and on which machine: the part of the results that is not measured. */
export function describe(root: string): Pick<Results, "date" | "commit" | "machine" | "versions"> {
  const processors = cpus();
  return {
    date: new Date().toISOString().slice(0, 10),
    commit: commitOf(root),
    machine: {
      cpu: processors[0]?.model.trim() ?? "unknown",
      cores: processors.length,
      system: `${type()} ${release()}`,
      load: loadavg()[0] ?? 0,
    },
    versions: peersOf(root),
  };
}

/** The commit that is checked out; marked with "+" when files differ from it. */
function commitOf(root: string): string | undefined {
  const head = git(root, ["rev-parse", "--short=12", "HEAD"]);
  if (head === undefined) return undefined;
  const changes = git(root, ["status", "--porcelain", "--", "packages"]);
  return changes === "" ? head : `${head}+`;
}

/** Returns what git prints in the folder `root`, or undefined if it fails. */
export function git(root: string, args: readonly string[]): string | undefined {
  const { status, stdout } = runProgram("git", args, { cwd: root });
  return status === 0 ? stdout.trim() : undefined;
}

/** The other implementations, with the versions that are installed. */
function peersOf(root: string): Record<string, string> {
  const folder = join(root, "tooling", "benchmarks");
  const read = (path: string) => JSON.parse(readFileSync(join(folder, path, "package.json"), "utf8"));
  const names = Object.keys(read(".").devDependencies).filter((name) => !name.startsWith("@url/"));
  return Object.fromEntries(names.map((name) => [name, read(`node_modules/${name}`).version]));
}
