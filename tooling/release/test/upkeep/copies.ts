import { cpSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { dirname, join } from "node:path";
import { outputOf } from "@url/tooling-shared/programs";
import { run } from "../../src/matrix/run.ts";

/** Copies the files of the repository that git knows or would add, and commits them, so that what changes can be seen. */
export async function copyOf(root: string, copy: string): Promise<void> {
  const files = outputOf("git", ["ls-files", "--cached", "--others", "--exclude-standard", "-z"], { cwd: root });
  const deleted = outputOf("git", ["ls-files", "--deleted", "-z"], { cwd: root }).split("\0");
  for (const file of new Set(files.split("\0"))) {
    if (file !== "" && !deleted.includes(file)) cpSync(join(root, file), join(copy, file));
  }
  git(copy, "init", "--quiet");
  commit(copy);
  await run("npm", ["run", "bootstrap"], { cwd: copy });
}

/** Commits everything, and returns the commit. */
export function commit(folder: string): string {
  git(folder, "add", "--all");
  git(
    folder,
    "-c",
    "user.name=a",
    "-c",
    "user.email=a@example.com",
    "commit",
    "--quiet",
    "--allow-empty",
    "--message",
    "a",
  );
  return git(folder, "rev-parse", "HEAD").trim();
}

/** The files that have changed since the last commit, those that are new among them. */
export function changedIn(folder: string): string[] {
  return git(folder, "status", "--porcelain", "--untracked-files=all")
    .split("\n")
    .filter((line) => line !== "")
    .map((line) => line.slice(3));
}

function git(folder: string, ...args: string[]): string {
  return outputOf("git", args, { cwd: folder });
}

/** Serves the files of a folder on this machine, as `<address>/<host>/<path>`. */
export async function serve(folder: string): Promise<{ readonly address: string; readonly server: Server }> {
  const server = createServer((request, response) => {
    try {
      response.end(readFileSync(join(folder, decodeURIComponent(new URL(request.url!, "http://a").pathname))));
    } catch {
      response.writeHead(404).end();
    }
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return { address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, server };
}

/** Writes a file with its folders. */
export function write(path: string, text: string): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}
