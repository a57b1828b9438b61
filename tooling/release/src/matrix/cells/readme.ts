import { delimiter, join } from "node:path";
import { codeBlocks, compareSession, rewrite } from "@url/tooling-documents/readme";
import { runProgram } from "@url/tooling-shared/programs";
import { type Project, projectIn, writeManifest, writeRegistry } from "../project.ts";
import { PNPM, ROOT } from "../root.ts";
import { run } from "../run.ts";
import { binary } from "./binary.ts";
import type { Cell } from "./cell.ts";

/**
 * Does what the first screen of each README says: runs its install line in an empty project, and then its first
 * example. pnpm lets a project import only what its own manifest names, so an install line must name everything.
 */
export const README: Cell = {
  name: "readme",
  often: true,
  ways: ["the first example of each README after its install line, with pnpm"],
  note: "",
  async run({ packages, registry, folder, tools }) {
    const esbuild = join(await binary(folder, "esbuild", tools.esbuild!), "bin/esbuild");
    // npx would look for it again for each package.
    const pnpm = (await run("npx", ["-y", "-p", PNPM, "-c", "command -v pnpm"], { cwd: folder })).trim();
    for (const { name, readme, command } of packages) {
      const project = projectIn(join(folder, name.replace("/", "-")));
      writeManifest(project, { type: "module" });
      writeRegistry(project, registry);
      await run(pnpm, ["add", "--prefer-offline", ...installLine(readme)], { cwd: project.folder });
      await (command ? followSession(project, readme) : followExample(project, readme, esbuild)).catch((error) => {
        throw new Error(`the README of ${name}: ${error.message}`);
      });
    }
  },
};

/** Returns what the first `npm install` of a README installs. */
export function installLine(readme: string): string[] {
  const line = /^npm install (?:--global )?(.+)$/m.exec(readme);
  if (line === null) throw new Error("the README has no install line");
  return line[1]!.split(" ");
}

/** Returns the first block of a README in one of these languages. */
export function firstExample(readme: string, languages: readonly string[]): { code: string; line: number } {
  const block = codeBlocks(readme).find(
    ({ language, tags }) => languages.includes(language) && !tags.includes("norun"),
  );
  if (block === undefined) throw new Error(`the README has no example in ${languages.join(" or ")}`);
  return block;
}

async function followExample(project: Project, readme: string, esbuild: string): Promise<void> {
  const { code, line } = firstExample(readme, ["js", "ts"]);
  project.write("example.ts", rewrite(code, "./checks.mjs", line));
  await run(esbuild, ["example.ts", "--outfile=example.mjs"], { cwd: project.folder });
  await run(esbuild, [join(ROOT, "tooling/documents/src/readme/checks.ts"), "--outfile=checks.mjs"], {
    cwd: project.folder,
  });
  await project.node(["example.mjs"]);
}

async function followSession(project: Project, readme: string): Promise<void> {
  const { code, line } = firstExample(readme, ["sh"]);
  const env = {
    ...process.env,
    PATH: `${join(project.folder, "node_modules/.bin")}${delimiter}${process.env.PATH}`,
    NO_COLOR: "1",
  };
  compareSession(code, line, (command, before) => {
    const script = `exec 2>&1\n(exit ${before})\n${command}`;
    const { stdout, status } = runProgram("bash", ["-c", script], { cwd: project.folder, env });
    return { output: stdout, status: status ?? 1 };
  });
}
