import { join } from "node:path";
import { projectIn } from "../project.ts";
import { run } from "../run.ts";

/** Installs a program from npm next to the project, and returns the folder of its package. */
export async function binary(folder: string, name: string, version: string): Promise<string> {
  const apart = join(folder, "binary");
  projectIn(apart).write("package.json", '{ "private": true }');
  await run("npm", ["install", "--ignore-scripts", "--no-audit", "--no-fund", `${name}@${version}`], { cwd: apart });
  return join(apart, "node_modules", name);
}
