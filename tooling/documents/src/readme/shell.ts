import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { delimiter, join } from "node:path";
import type { RunCommand } from "./session.ts";

/**
 * Creates a function that runs commands in the repository's root, with `url` as the built command. It runs `npm run try
 * -- …` as the root's script does after everything is installed and built.
 */
export function commandRunner(root: string, cache: string): RunCommand {
  const bin = join(root, "packages/cli/dist/bin.cjs");
  if (!existsSync(bin)) throw new Error("The url command is not built: npm run build");
  const { scripts } = JSON.parse(readFileSync(join(root, "package.json"), "utf8")) as { scripts: { try: string } };
  const path = join(cache, "bin");
  mkdirSync(path, { recursive: true });
  writeFileSync(join(path, "url"), `#!/bin/sh\nexec "${process.execPath}" "${bin}" "$@"\n`, { mode: 0o755 });

  return (command, status) => {
    const line = command.replace(/^npm run try -- /, `${scripts.try} `);
    const { stdout, error, ...end } = spawnSync("bash", ["-c", `exec 2>&1\n(exit ${status})\n${line}`], {
      cwd: root,
      env: { ...process.env, PATH: `${path}${delimiter}${process.env.PATH}`, NO_COLOR: "1" },
      encoding: "utf8",
      timeout: 60_000,
    });
    if (error !== undefined) throw error;
    return { output: stdout, status: end.status ?? 1 };
  };
}
