import { execFile } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { transform } from "esbuild";
import type { Task } from "./task.ts";

/** Makes a program of a block of the site and of what the reader adds to it, and runs it in a project. Returns `outcome`. */
export async function runTask(task: Task, code: string, project: string, name: string): Promise<unknown> {
  const source = `${code}\nlet outcome: unknown;\n{\n${task.own}\n}\nconsole.log(JSON.stringify(outcome));\n`;
  const { code: program } = await transform(source, { loader: "ts", format: "esm", target: "node20" });
  const { options = [], files = {} } = task.surroundings ?? {};
  for (const [file, text] of Object.entries(files)) writeFileSync(join(project, file), text);
  const file = `${name}.mjs`;
  writeFileSync(join(project, file), program);
  const { stdout } = await promisify(execFile)(process.execPath, [...options, file], {
    cwd: project,
    timeout: 300_000,
  });
  return JSON.parse(stdout.trimEnd().split("\n").at(-1)!);
}
