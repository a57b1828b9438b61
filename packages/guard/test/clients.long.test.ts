import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { BUN, installed, NODE } from "@url/tooling-shared/engines";
import { leaveOut } from "@url/tooling-shared/left-out";
import { outputOf, runProgram } from "@url/tooling-shared/programs";
import { expect, test } from "vitest";
import type { Found, Results } from "./clients/matrix.ts";
import { ROWS } from "./clients/rows.mjs";

const FILE = fileURLToPath(new URL("clients/results.json", import.meta.url));
const PROCESS = fileURLToPath(new URL("clients/clients-process.mjs", import.meta.url));
const PACKAGE = fileURLToPath(new URL("..", import.meta.url));

/** An engine, the program if it is there, and the arguments before the module. */
type Engine = readonly [name: string, program: string | undefined, args: readonly string[]];

const own = process.versions.node.split(".")[0]!;
const ENGINES: readonly Engine[] = [
  ...["20", "22", "24", "26"].map((major): Engine => {
    const program = major === own ? process.execPath : installed(`node-${major}`, NODE.program);
    return [`Node ${major}`, program, []];
  }),
  ["Bun", installed("bun", BUN.program), []],
  ["Deno", installed("deno", "@deno/linux-x64-glibc/deno"), ["run", "-A", "--node-modules-dir=manual"]],
];

// `-u` writes what came out. `npm run tool -- runtimes --install` installs the engines. The package must be built.
test("the results of the matrix are those of every engine that is here", async (context) => {
  const before: Results = JSON.parse(readFileSync(FILE, "utf8"));
  const missing = ENGINES.filter(([, program]) => program === undefined).map(([name]) => name);
  if (missing.length > 0) leaveOut(context, `the clients on ${missing.join(", ")}`);
  const engines = Object.fromEntries(
    ENGINES.flatMap(([name, program, args]) => {
      if (program !== undefined) return [[versionOf(name, program), probeAll([program, ...args])]];
      return Object.entries(before.engines).filter(([engine]) => engine.startsWith(name));
    }),
  );
  const written = { versions: versionsOfRows(), engines };
  await expect(`${JSON.stringify(written, null, 1)}\n`).toMatchFileSnapshot(FILE);
  // Two minutes for each engine; a machine that does something else as well took twelve for all six.
}, 1_800_000);

/** The engine with its version, without that of its patches, which change nothing here. */
function versionOf(name: string, program: string): string {
  const output = outputOf(program, ["--version"]);
  const version = /\d+\.\d+/.exec(output)![0];
  return name.startsWith("Node") ? name : `${name} ${version}`;
}

/** Each row in a process of its own, because a client may end that. */
function probeAll([program, ...args]: readonly string[]): Record<string, Found> {
  return Object.fromEntries(
    ROWS.flatMap(({ client, guard }) => {
      const id = `${client}, ${guard}`;
      const { stdout, status } = runProgram(program!, [...args, PROCESS, id], {
        cwd: PACKAGE,
        limit: 120_000,
      });
      if (status !== 0) return [[id, "ends the process"]];
      const found: Record<string, Found> = JSON.parse(stdout);
      return Object.entries(found);
    }),
  );
}

/** The versions of the packages in the matrix, as they are installed. */
function versionsOfRows(): Record<string, string> {
  const names = new Set(ROWS.flatMap(({ modules = {}, guard }) => [...Object.values(modules), guard]));
  const others = Array.from(names).filter((name) => name !== "none" && name !== "@url/guard");
  return Object.fromEntries(
    others.sort().map((name) => {
      const manifest = new URL(`../node_modules/${name}/package.json`, import.meta.url);
      return [name, JSON.parse(readFileSync(manifest, "utf8")).version];
    }),
  );
}
