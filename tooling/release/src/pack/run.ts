import { spawnSync } from "node:child_process";

/** Runs a command and returns its standard output; if it fails, the error contains what it has printed. */
export function run(command: string, args: readonly string[], directory: string): string {
  const { status, stdout, stderr, error } = spawnSync(command, args, { cwd: directory, encoding: "utf8" });
  if (error !== undefined) throw error;
  if (status !== 0) throw new Error(`${command} ${args.join(" ")} ended with ${status}:\n${stdout}\n${stderr}`);
  return stdout;
}
