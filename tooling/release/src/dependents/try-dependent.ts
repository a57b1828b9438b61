import { existsSync, readFileSync } from "node:fs";
import { delimiter, dirname, join, resolve } from "node:path";
import { ENGINES, installed, NODE, npmInstall } from "@url/tooling-shared/engines";
import { runProgram } from "@url/tooling-shared/programs";
import { environment } from "../matrix/run.ts";
import type { Packed } from "../pack/pack-all.ts";
import { type Counts, eitherOf, readCounts } from "./counts.ts";
import type { Dependent } from "./dependent.ts";
import { type Difference, differencesOf, type Reason, reasonsOf } from "./differences.ts";
import { bytesOf, nanosecondsOf } from "./measure.ts";
import { addToManifest, linkInto, tarballsOf, writeBeside } from "./ours.ts";
import { applyChanges, cloneSource, type Lines } from "./source.ts";

/** What was counted and measured of a project, before and after. */
export interface Outcome {
  /** Its version, by its tag. */
  readonly version: string;
  readonly node: string;
  readonly before: Tests;
  readonly after: Tests;
  readonly reasons: readonly Reason[];
  readonly lines: Lines;
  /** Nanoseconds. */
  readonly time: BeforeAfter | null;
  /** Gzipped. */
  readonly bytes: BeforeAfter | null;
}

interface Tests {
  readonly passed: number;
  readonly failed: number;
}

interface BeforeAfter {
  readonly before: number;
  readonly after: number;
}

const INSTALL = ["npm install --no-audit --no-fund --ignore-scripts --prefer-offline"];

/**
 * Clones a project into an empty folder, installs it and runs its tests, then adds ours and runs them again. `tell` is called
 * with what is done, and with each test that differs.
 * @throws Error if it cannot be installed, or if its tests cannot be read
 */
export async function tryDependent(
  dependent: Dependent,
  packed: readonly Packed[],
  folder: string,
  from: string | undefined,
  tell: (sentence: string) => void,
): Promise<Outcome> {
  const root = join(folder, "project");
  const project = join(root, dependent.folder ?? "");
  const { program, env } = nodeOf(dependent, [project, root]);
  const runAll = (commands: readonly string[], cwd: string) => {
    for (const command of commands) runCommand(command, cwd, env, 15);
  };
  const runOnce = (): Counts => {
    const results = join(folder, "results");
    const { stdout, stderr } = runCommand(dependent.test, project, env, dependent.minutes ?? 15, results);
    const text = existsSync(results) ? readFileSync(results, "utf8") : stdout;
    try {
      return readCounts(text, dependent.counts);
    } catch (error) {
      throw new Error(`its tests cannot be read: ${(error as Error).message}\n${stderr.slice(-2000)}`);
    }
  };
  // Some tests depend on time, and fail now and then.
  const runTests = (): Counts => {
    const counts = runOnce();
    return counts.failed.length === 0 ? counts : eitherOf(counts, runOnce());
  };
  const measure = async () => ({
    bytes: await bytesOf(dependent, project),
    time: nanosecondsOf(dependent, project, program, env),
  });

  tell("clones and installs it");
  cloneSource(dependent, root, from);
  runAll(dependent.install ?? INSTALL, root);
  runAll(dependent.build ?? [], project);
  tell("runs its tests");
  const before = runTests();
  const measuredBefore = await measure();

  tell(`${before.passed.length} pass, ${before.failed.length} fail; adds ours`);
  const tarballs = tarballsOf(dependent, packed);
  const lines = applyChanges(dependent, root);
  if (dependent.install === undefined) {
    addToManifest(join(root, "package.json"), tarballs, dependent.overrides ?? {});
    runAll(INSTALL, root);
  } else {
    const beside = join(folder, "ours");
    writeBeside(beside, tarballs);
    runAll(INSTALL, beside);
    linkInto(project, beside);
  }
  runAll(dependent.build ?? [], project);
  const after = runTests();
  const measuredAfter = await measure();

  const differences = differencesOf(before, after);
  for (const { now, test } of differences) tell(`${SAYS[now]}: ${test}`);
  return {
    version: dependent.tag.replace(/^.*?(?=\d+\.\d+\.\d+)/, ""),
    node: runProgram(program, ["--version"]).stdout.trim().slice(1),
    before: countsOf(before),
    after: countsOf(after),
    reasons: reasonsOf(dependent, differences),
    lines,
    time: pairOf(measuredBefore.time, measuredAfter.time),
    bytes: pairOf(measuredBefore.bytes, measuredAfter.bytes),
  };
}

const SAYS: Readonly<Record<Difference["now"], string>> = { passes: "passes now", fails: "fails now", gone: "is gone" };

function countsOf({ passed, failed }: Counts): Tests {
  return { passed: passed.length, failed: failed.length };
}

function pairOf(before: number | null, after: number | null): BeforeAfter | null {
  return before === null || after === null ? null : { before: Math.round(before), after: Math.round(after) };
}

/** Returns the Node that runs a project, and an environment that finds it and the programs of its folders first. */
function nodeOf({ node, env }: Dependent, folders: readonly string[]): { program: string; env: NodeJS.ProcessEnv } {
  let program = process.execPath;
  if (node !== undefined) {
    const key = `node-${node}`;
    if (installed(key, NODE.program) === undefined) npmInstall(key, [`${NODE.name}@${node}`]);
    program = join(ENGINES, key, "node_modules", NODE.program);
  }
  const path = [dirname(program), ...folders.map((folder) => join(folder, "node_modules/.bin")), process.env.PATH];
  return { program, env: { ...environment(), CI: "1", ...env, PATH: path.join(delimiter) } };
}

/** Runs a command without a shell. Tests that fail are not an error; a command of another kind that fails is one. */
function runCommand(
  command: string,
  cwd: string,
  env: NodeJS.ProcessEnv,
  minutes: number,
  results?: string,
): { readonly stdout: string; readonly stderr: string } {
  const [program, ...args] = command.split(" ").map((word) => word.replace("{results}", results ?? ""));
  const { status, signal, stdout, stderr } = runProgram(program!, args, {
    cwd: resolve(cwd),
    env,
    limit: minutes * 60_000,
    stdio: ["ignore", "pipe", "pipe"],
  });
  if (results === undefined && status !== 0) {
    throw new Error(`${command} ended with ${signal ?? status}: ${`${stdout}\n${stderr}`.slice(-3000)}`);
  }
  return { stdout, stderr };
}
