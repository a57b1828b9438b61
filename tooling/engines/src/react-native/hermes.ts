import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { outputOf } from "@url/tooling-shared/programs";
import { bundleTestsAlone } from "../bundle/bundle-suite.ts";
import type { Engine } from "../engines/engine.ts";
import { type Expected, setApart } from "../expected.ts";
import { ROOT } from "../root.ts";
import { bundleWithMetro } from "./metro.ts";
import { withProject } from "./project.ts";
import { findToolchain, installToolchain, newerCompiler } from "./toolchain.ts";

/**
 * Runs Hermes as an application of React Native does: the tests as a module, Metro with the packages as they are
 * published, the compiler, and finally bytecode. The script of the other engines does not run on it, because it
 * supports neither `class` nor private names.
 */
export function hermes(): Engine {
  return {
    name: "Hermes",
    from: "npm: hermes-engine-cli",
    find: findToolchain,
    install: installToolchain,
    run: (programs) =>
      withProject(async (project) => {
        const tests = await bundleTestsAlone();
        const script = join(project, "suite.js");
        writeFileSync(script, await bundleWithMetro(project, `${STRICT}\n${tests}\nprint(runAsJSON());\n`));
        // This Hermes cannot run the bytecode of React Native 0.84's own compiler, which only has to accept the script.
        compile(newerCompiler(), script, join(project, "newer.hbc"));
        const bytecode = join(project, "suite.hbc");
        compile(join(programs, "hermesc"), script, bytecode);
        const hermes = join(programs, "hermes");
        return {
          version: versionOf(hermes),
          report: setApart(JSON.parse(outputOf(hermes, [bytecode])), readLowered()),
        };
      }),
  };
}

/** Runs another script on Hermes, which is compiled as an application is. */
export function hermesScript<Report>(): Engine<Report> {
  return {
    name: "Hermes",
    from: "npm: hermes-engine-cli",
    find: findToolchain,
    install: installToolchain,
    run: (programs, suite) =>
      withProject(async (project) => {
        const script = join(project, "script.js");
        writeFileSync(script, await bundleWithMetro(project, `${suite}\nprint(runSuite());\n`));
        const bytecode = join(project, "script.hbc");
        compile(join(programs, "hermesc"), script, bytecode);
        const hermes = join(programs, "hermes");
        return { version: versionOf(hermes), report: JSON.parse(outputOf(hermes, [bytecode])) };
      }),
  };
}

function versionOf(hermes: string): string {
  return /release version: ([\d.]+)/.exec(outputOf(hermes, ["-version"]))?.[1] ?? "unknown";
}

/** The tests are modules, so strict; what the Babel preset makes of a module is not. */
const STRICT = '"use strict";';

/** What the Babel preset's classes are known to lack. */
function readLowered(): readonly Expected[] {
  return JSON.parse(readFileSync(join(ROOT, "tooling/data/lowered-syntax.json"), "utf8"));
}

/** Compiles a script to bytecode, as a release of React Native has it. */
export function compile(compiler: string, script: string, bytecode: string): void {
  outputOf(compiler, ["-O", "-w", "-emit-binary", "-out", bytecode, script]);
}
