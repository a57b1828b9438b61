import { join } from "node:path";
import { BUN, installed, NODE, npmInstall } from "@url/tooling-shared/engines";
import { outputLater, outputOf } from "@url/tooling-shared/programs";
import type { SuiteReport } from "../suite/report.ts";
import type { Engine } from "./engine.ts";
import { withFiles } from "./with-files.ts";

/** Node of a major version: the one that runs this if it has that version, otherwise the newest from npm. */
export function node<Report = SuiteReport>(major: number): Engine<Report> {
  const key = `node-${major}`;
  const { name, program } = NODE;
  const own = process.versions.node.startsWith(`${major}.`) ? process.execPath : undefined;
  return shell(
    `Node ${major}`,
    `npm: ${name}`,
    () => own ?? installed(key, program),
    () => npmInstall(key, [`${name}@${major}`]),
  );
}

/** JavaScriptCore. */
export function bun<Report = SuiteReport>(): Engine<Report> {
  const find = () => installed("bun", BUN.program);
  return shell("Bun", `npm: ${BUN.name}`, find, () => npmInstall("bun", [BUN.name]));
}

/**
 * Its own parser, which reads modules before V8 does, rejects an escape of a high surrogate before an escape of a code
 * point, as in a test's string. So V8 receives the suite as text.
 */
export function deno<Report = SuiteReport>(): Engine<Report> {
  const find = () => installed("deno", "@deno/linux-x64-glibc/deno");
  return {
    ...shell("Deno", "npm: @deno/linux-x64-glibc", find, () => npmInstall("deno", ["@deno/linux-x64-glibc"])),
    run: (program, suite) =>
      withFiles({ "suite.txt": suite, "main.js": DENO }, async (folder) => ({
        version: versionOf(program),
        report: JSON.parse(await outputLater(program, ["run", "--allow-read", "--allow-net", join(folder, "main.js")])),
      })),
  };
}

const PRINT = "Promise.resolve(runSuite()).then((json) => console.log(json));";
const DENO = `(0, eval)(Deno.readTextFileSync(new URL("suite.txt", import.meta.url))); ${PRINT}`;

/** An engine whose program runs the file that is passed to it, and has a console. */
function shell<Report>(
  name: string,
  from: string,
  find: () => string | undefined,
  install: () => void,
): Engine<Report> {
  return {
    name,
    from,
    find,
    install,
    run: (program, suite) =>
      withFiles({ "suite.js": `${suite}\n${PRINT}` }, async (folder) => ({
        version: versionOf(program),
        report: JSON.parse(await outputLater(program, [join(folder, "suite.js")])),
      })),
  };
}

/** Returns the version that a program prints: "v26.1.0", "1.4.5", or "deno 2.9.6 (stable, …)" and more lines. */
function versionOf(program: string): string {
  return /\d[\w.-]*/.exec(outputOf(program, ["--version"]))?.[0] ?? "unknown";
}
