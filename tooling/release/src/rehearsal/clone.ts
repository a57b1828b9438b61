import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { outputOf, runProgram } from "@url/tooling-shared/programs";
import { run } from "../matrix/run.ts";
import { SUMS } from "../publish/make-release.ts";

/** A clean clone of a repository, in which releases are made. */
export interface Clone {
  readonly folder: string;
  /** Writes a changeset, which replaces the one before it. */
  changeset(name: string, bump: string): void;
  /** Replaces text in every source of the packages, or in a folder or file of `packages`. Throws if nothing is like it. */
  edit(pattern: RegExp, text: string, place?: string): void;
  /** Compares the API with the last release. Returns what it refuses, or an empty text. */
  refusedByAPI(): string;
  /** Writes the next version, builds it, publishes it in the order of its hashes, and tags the commit. Returns the version. */
  release(registry: string): Promise<string>;
}

/** Clones the last commit of the repository `root` into the folder, and installs what it needs. */
export async function cloneOf(root: string, folder: string): Promise<Clone> {
  outputOf("git", ["clone", "--quiet", "--depth=1", `file://${root}`, folder]);
  await run("npm", ["run", "bootstrap"], { cwd: folder });
  const git = (...args: string[]): string =>
    outputOf("git", ["-c", "user.name=a", "-c", "user.email=a@example.com", ...args], { cwd: folder });
  const sourcesIn = (place: string): string[] =>
    git("ls-files", "-z", `packages/${place}`)
      .split("\0")
      .filter((path) => /\/src\/.*\.ts$/.test(path))
      .map((path) => join(folder, path));

  return {
    folder,
    changeset(name, bump) {
      writeFileSync(join(folder, ".changeset/rehearsal.md"), `---\n"${name}": ${bump}\n---\n\nA rehearsal.\n`);
    },
    edit(pattern, text, place = "") {
      const files = sourcesIn(place).filter((path) => readFileSync(path, "utf8").search(pattern) !== -1);
      if (files.length === 0) throw new Error(`no source of packages/${place} has ${pattern}`);
      for (const path of files) writeFileSync(path, readFileSync(path, "utf8").replace(pattern, text));
    },
    refusedByAPI() {
      outputOf("npm", ["run", "--silent", "tool", "--", "api", "--write"], { cwd: folder });
      const { status, stderr } = runProgram("npm", ["run", "--silent", "tool", "--", "api:changes"], { cwd: folder });
      const lines = stderr.split("\n").filter((line) => line !== "" && !line.startsWith("npm "));
      return status === 0 ? "" : lines.join("\n");
    },
    async release(registry) {
      const limit = 1_800_000;
      await run("npm", ["run", "release", "--", "version"], { cwd: folder, limit });
      const { version } = JSON.parse(readFileSync(join(folder, "packages/api/package.json"), "utf8"));
      git("add", "--all");
      git("commit", "--quiet", "--message", `release: ${version}`);
      git("tag", `v${version}`);
      // Outside of the clone, whose own settings npm would read.
      const into = `${folder}-release`;
      await run("npm", ["run", "release", "--", "build", "--anyway", "--into", into], { cwd: folder, limit });
      writeFileSync(join(into, ".npmrc"), `//${new URL(registry).host}/:_authToken=none\n`);
      const inOrder = readFileSync(join(into, SUMS), "utf8").match(/\S+\.tgz$/gm) ?? [];
      if (inOrder.length !== readdirSync(join(folder, "packages")).length) throw new Error("a package has no tarball");
      for (const file of inOrder) await run("npm", ["publish", file, "--registry", `${registry}/`], { cwd: into });
      return version;
    },
  };
}
