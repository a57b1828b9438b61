import { execFile, spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";

/** What a program prints on its standard output. Throws when it fails, or takes more than five minutes. */
export function outputOf(program: string, args: readonly string[]): string {
  const options = { encoding: "utf8", timeout: 300_000, maxBuffer: 64 << 20 } as const;
  const { status, stdout, stderr, error } = spawnSync(program, args, options);
  if (error !== undefined) throw error;
  if (status !== 0) throw new Error(`${program} ended with ${status}: ${stderr.slice(0, 2000)}`);
  return stdout;
}

/** The same, while this process goes on: a program that asks a server of this process needs that. */
export async function outputLater(program: string, args: readonly string[]): Promise<string> {
  const { stdout } = await promisify(execFile)(program, args, { timeout: 300_000, maxBuffer: 64 << 20 });
  return stdout;
}

/** Gives `use` a folder with `files` in it, by name, and removes it afterwards. */
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
