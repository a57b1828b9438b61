import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { BUN, installed, NODE } from "@url/tooling-shared/engines";
import { leaveOut } from "@url/tooling-shared/left-out";
import { outputLater, outputOf } from "@url/tooling-shared/programs";
import { expect, test } from "vitest";
import type { Found, Results } from "./clients/matrix.ts";
import { ROWS } from "./clients/rows.mjs";

const FILE = fileURLToPath(new URL("clients/results.json", import.meta.url));
const PROCESS = fileURLToPath(new URL("clients/clients-process.mjs", import.meta.url));
const PACKAGE = fileURLToPath(new URL("..", import.meta.url));

/** An engine, the program if it is there, and the arguments before the module. */
type Engine = readonly [name: string, program: string | undefined, args: readonly string[]];
type Installed = readonly [name: string, program: string, args: readonly string[]];

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
  const there = ENGINES.filter((engine): engine is Installed => engine[1] !== undefined);
  const probed = await probeAll(there);
  const engines: Record<string, Record<string, Found>> = {};
  for (const [name, program] of ENGINES) {
    if (program !== undefined) engines[versionOf(name, program)] = probed.shift()!;
    else
      Object.assign(
        engines,
        Object.fromEntries(Object.entries(before.engines).filter(([key]) => key.startsWith(name))),
      );
  }
  const written = { versions: versionsOfRows(), engines };
  await expect(`${JSON.stringify(written, null, 1)}\n`).toMatchFileSnapshot(FILE);
  // A minute; a machine that does something else as well took twelve.
}, 1_800_000);

/** The engine with its version, without that of its patches, which change nothing here. */
function versionOf(name: string, program: string): string {
  const output = outputOf(program, ["--version"]);
  const version = /\d+\.\d+/.exec(output)![0];
  return name.startsWith("Node") ? name : `${name} ${version}`;
}

/** Each row of each engine in a process of its own, because a client may end that; six at once, because they wait most of the time. */
async function probeAll(engines: readonly Installed[]): Promise<Record<string, Found>[]> {
  const jobs = engines.flatMap((engine) => ROWS.map((row) => ({ engine, id: `${row.client}, ${row.guard}` })));
  const found: Record<string, Found>[] = [];
  let next = 0;
  const work = async () => {
    for (let job = next++; job < jobs.length; job = next++) {
      const { engine, id } = jobs[job]!;
      const [, program, args] = engine;
      const options = { cwd: PACKAGE, limit: 600_000 };
      found[job] = await outputLater(program, [...args, PROCESS, id], options).then(
        (output) => JSON.parse(output),
        (error: Error) => {
          // Its limit ended it, not the client: a machine that is this slow says nothing about the client.
          if (error.message.includes("ended with SIGKILL")) throw error;
          return { [id]: "ends the process" };
        },
      );
    }
  };
  await Promise.all(Array.from({ length: 6 }, work));
  return engines.map((_, engine) =>
    Object.assign({}, ...found.slice(engine * ROWS.length, (engine + 1) * ROWS.length)),
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
