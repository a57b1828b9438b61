import { join } from "node:path";
import { PRINT, programOf, verify } from "../program.ts";
import type { Project } from "../project.ts";
import { run } from "../run.ts";
import { binary } from "./binary.ts";
import type { Bench, Cell } from "./cell.ts";

const WAYS = ["import", "require", "import and require together"];

/** The Node that runs this, with npm and with pnpm. */
export const NODE: Cell = {
  name: "node",
  often: true,
  ways: ["npm", "pnpm", ...WAYS],
  note: "",
  async run(bench) {
    for (const manager of ["npm", "pnpm"] as const) await inNode(await bench.install(manager), bench, process.execPath);
  },
};

/** Another Node, as a package of npm. */
export function otherNode(name: string): Cell {
  return {
    name,
    often: false,
    ways: WAYS,
    note: "",
    async run(bench) {
      const system = process.platform.replace("win32", "win");
      const node = await binary(bench.folder, `node-${system}-${process.arch}`, bench.tools.node!);
      await inNode(
        await bench.install("npm"),
        bench,
        join(node, process.platform === "win32" ? "bin/node.exe" : "bin/node"),
      );
    },
  };
}

async function inNode(project: Project, { entries }: Bench, node: string): Promise<void> {
  const execute = (args: readonly string[]) => run(node, args, { cwd: project.folder });
  project.write("program.mjs", programOf(entries, "esm", PRINT));
  project.write("program.cjs", programOf(entries, "cjs", PRINT));
  verify(await execute(["program.mjs"]), entries);
  verify(await execute(["program.cjs"]), entries);
  // The small build of each package.
  verify(await execute(["--conditions=url-small", "program.mjs"]), entries);
  // Where an ES module cannot be required, such as in jest, the CommonJS files are read.
  verify(await execute(["--no-experimental-require-module", "program.cjs"]), entries);
  project.write("both.mjs", bothOf(entries));
  const different = await execute(["both.mjs"]);
  if (different.trim() !== "[]") throw new Error(`import and require give different values: ${different}`);
}

/** Prints what `require` gives that `import` does not. */
function bothOf(entries: readonly string[]): string {
  return `import { createRequire } from "node:module";
const require = createRequire(import.meta.url);
const different = [];
for (const entry of ${JSON.stringify(entries)}) {
  const imported = await import(entry);
  const required = require(entry);
  for (const name of Object.keys(imported)) if (imported[name] !== required[name]) different.push(entry + " " + name);
}
console.log(JSON.stringify(different));
`;
}
