import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { outputOf } from "@url/tooling-shared/programs";
import type { Dependent, Edit } from "./dependent.ts";

/**
 * Clones a project at its tag, with the submodules that its tests read. `from` is a folder of git directories with names such
 * as `jshttp+proxy-addr`; without it, the source is GitHub.
 */
export function cloneSource(
  { repository, tag, without = [], submodules = {} }: Dependent,
  into: string,
  from?: string,
): void {
  const args = [
    "clone",
    "--quiet",
    "--depth",
    "1",
    "--no-checkout",
    "--branch",
    tag,
    "-c",
    "advice.detachedHead=false",
  ];
  outputOf("git", [...args, addressOf(repository, from), into]);
  if (without.length > 0) {
    const paths = without.map((path) => `!/${path}`);
    outputOf("git", ["sparse-checkout", "set", "--no-cone", "/*", ...paths], { cwd: into });
  }
  outputOf("git", ["checkout", "--quiet", tag], { cwd: into });
  for (const [folder, other] of Object.entries(submodules)) {
    const known = outputOf("git", ["rev-parse", `HEAD:${folder}`], { cwd: into }).trim();
    outputOf("git", ["clone", "--quiet", addressOf(other, from), folder], { cwd: into });
    outputOf("git", ["checkout", "--quiet", known], { cwd: join(into, folder) });
  }
}

function addressOf(repository: string, from: string | undefined): string {
  if (from === undefined) return `https://github.com/${repository}`;
  const folder = join(from, repository.replace("/", "+"));
  if (!existsSync(folder)) throw new Error(`${folder} is missing`);
  return folder;
}

/** How many lines of a project's source and tests have been added and removed. */
export interface Lines {
  readonly added: number;
  readonly removed: number;
}

/**
 * Changes the files of a clone, and returns how many lines are different.
 * @throws Error if a file is not the one that was changed when the changes were written
 */
export function applyChanges({ changes = {} }: Dependent, folder: string): Lines {
  let added = 0;
  let removed = 0;
  for (const [name, { blob, edits }] of Object.entries(changes)) {
    const found = outputOf("git", ["rev-parse", `HEAD:${name}`], { cwd: folder });
    if (!found.startsWith(blob)) throw new Error(`${name} has changed: its hash is ${found.slice(0, 12)}, not ${blob}`);
    const file = join(folder, name);
    writeFileSync(file, changeLines(readFileSync(file, "utf8"), edits));
    for (const { count, put } of edits) {
      added += put.length;
      removed += count;
    }
  }
  return { added, removed };
}

/** Returns a text with some of its lines replaced. */
export function changeLines(text: string, edits: readonly Edit[]): string {
  const lines = text.split("\n");
  // From the end, because what is before then keeps its numbers.
  for (const { from, count, put } of [...edits].sort((a, b) => b.from - a.from)) {
    lines.splice(from - 1, count, put.join("\n"));
    if (put.length === 0) lines.splice(from - 1, 1);
  }
  return lines.join("\n");
}
