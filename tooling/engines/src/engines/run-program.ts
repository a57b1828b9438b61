import { execFile, spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";

/** Returns the standard output of a program. Throws if it fails, or takes more than five minutes. */
export function outputOf(program: string, args: readonly string[]): string {
  const options = { encoding: "utf8", timeout: 300_000, maxBuffer: 64 << 20 } as const;
  const { status, stdout, stderr, error } = spawnSync(program, args, options);
  if (error !== undefined) throw error;
  if (status !== 0) throw new Error(`${program} ended with ${status}: ${stderr.slice(0, 2000)}`);
  return stdout;
}

/** The same without blocking this process, for a program that sends requests to a server of this process. */
export async function outputLater(program: string, args: readonly string[]): Promise<string> {
  const { stdout } = await promisify(execFile)(program, args, { timeout: 300_000, maxBuffer: 64 << 20 });
  return stdout;
}

/** Creates a folder with `files` by name, calls `use` with it, and removes it afterwards. */
export async function withFiles<Result>(
  files: Readonly<Record<string, string>>,
  use: (folder: string) => Result | Promise<Result>,
): Promise<Result> {
  const folder = mkdtempSync(join(tmpdir(), "runtimes-"));
  try {
    for (const [name, contents] of Object.entries(files)) writeFileSync(join(folder, name), contents);
    return await use(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
  }
}
