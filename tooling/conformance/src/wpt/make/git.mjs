import { spawnSync } from "node:child_process";

/**
 * Fetches one commit of a repository into an empty folder. It fetches no history, and a file only when it is read: the
 * whole of web-platform-tests is about 900 MB.
 */
export function fetchCommit(folder, repository, commit) {
  git(folder, "init", "--quiet", "--bare");
  git(folder, "remote", "add", "origin", repository);
  git(folder, "fetch", "--quiet", "--depth=1", "--filter=tree:0", "origin", commit);
}

/** Returns the commit that is checked out in a clone. */
export function commitOf(clone) {
  return git(clone, "rev-parse", "HEAD").trim();
}

/** Returns the text of a file as it is in a commit, whatever the work tree has. */
export function readAt(clone, commit, path) {
  return git(clone, "show", `${commit}:${path}`);
}

function git(folder, ...args) {
  const { status, stdout, stderr, error } = spawnSync("git", ["-C", folder, ...args], {
    encoding: "utf8",
    maxBuffer: 64 * 1024 * 1024,
    // Fetching the rows over a slow line takes minutes.
    timeout: 1_800_000,
  });
  if (error !== undefined) throw new Error(`git could not be started: ${error.message}`);
  if (status !== 0) throw new Error(`git ${args.join(" ")} failed in ${folder}:\n${stderr.trim()}`);
  return stdout;
}
