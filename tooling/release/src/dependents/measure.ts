import { writeFileSync } from "node:fs";
import { builtinModules } from "node:module";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { runProgram } from "@url/tooling-shared/programs";
import { build } from "esbuild";
import type { Dependent } from "./dependent.ts";

/** Returns the gzipped bytes of a minified bundle, which leaves the modules of Node out. */
export async function bytesOf(
  { bundle, platform = "browser", external = [] }: Dependent,
  folder: string,
): Promise<number | null> {
  if (bundle === undefined) return null;
  const { outputFiles } = await build({
    stdin: { contents: bundle, resolveDir: folder, loader: "js" },
    bundle: true,
    minify: true,
    write: false,
    platform,
    format: "esm",
    external: [...builtinModules, "node:*", ...external],
    logLevel: "silent",
  });
  return gzipSync(outputFiles[0]!.contents, { level: 9 }).length;
}

/** Nanoseconds of the processor that one call takes: the least of fifteen rounds of a tenth of a second. */
export function nanosecondsOf(
  { time }: Dependent,
  folder: string,
  node: string,
  env: Readonly<NodeJS.ProcessEnv>,
): number | null {
  if (time === undefined) return null;
  const file = join(folder, "measure-our-time.mjs");
  writeFileSync(file, [...time.setup, ROUNDS.replace("CALL", () => time.call)].join("\n"));
  const { status, stdout, stderr } = runProgram(node, [file], { cwd: folder, env });
  if (status !== 0) throw new Error(`the time cannot be measured: ${stderr.slice(-2000)}`);
  return Number(stdout.trim().split("\n").at(-1));
}

const ROUNDS = `
let kept;
let best = Infinity;
let calls = 1;
for (let round = 0; round < 15; ) {
  const began = process.cpuUsage();
  for (let i = 0; i < calls; i++) kept = CALL;
  const { user, system } = process.cpuUsage(began);
  const took = (user + system) * 1000;
  if (took < 1e8) calls = Math.ceil(calls * Math.min(10, 1.2e8 / took));
  else {
    best = Math.min(best, took / calls);
    round++;
  }
}
if (kept instanceof Promise) throw new Error("the call is asynchronous");
console.log(best);
process.exit();
`;
