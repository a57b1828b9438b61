import { execFile, type SpawnSyncReturns, spawnSync } from "node:child_process";
import { dirname, join } from "node:path";
import { promisify } from "node:util";

export interface ProgramOptions {
  readonly cwd?: string;
  readonly env?: Readonly<NodeJS.ProcessEnv>;
  /** Milliseconds after which the program is killed and has failed. Five minutes unless told. */
  readonly limit?: number;
}

export interface RunOptions extends ProgramOptions {
  /** What it reads from its standard input. */
  readonly input?: string;
  readonly stdio?: readonly ("ignore" | "pipe" | "inherit" | number)[];
}

/** A program that does not end must not stop a whole run. The slowest, an installation of engines, takes two minutes. */
const LIMIT = 300_000;

/**
 * Runs a program until it ends, and returns its status and what it has printed.
 * @throws Error if it cannot be started, or has not ended after its limit
 */
export function runProgram(
  program: string,
  args: readonly string[],
  options: RunOptions = {},
): SpawnSyncReturns<string> {
  const { limit = LIMIT, stdio, ...others } = options;
  const [file, first] = commandOf(program);
  const ended = spawnSync(file, [...first, ...args], {
    ...others,
    ...(stdio && { stdio: [...stdio] }),
    encoding: "utf8",
    maxBuffer: 2 ** 28,
    timeout: limit,
    killSignal: "SIGKILL",
  });
  if (ended.error !== undefined) throw ended.error;
  return ended;
}

/**
 * Returns the standard output of a program.
 * @throws Error with what it has printed if its status is not 0, and as `runProgram` does
 */
export function outputOf(program: string, args: readonly string[], options?: RunOptions): string {
  const { status, signal, stdout, stderr } = runProgram(program, args, options);
  if (status === 0) return stdout;
  // Of an output without end, the end says why.
  throw new Error(
    `${program} ${args.join(" ")} ended with ${signal ?? status}:\n${`${stdout}\n${stderr}`.slice(-6000)}`,
  );
}

/** Does the same without blocking this process, for a program that sends requests to a server of this process. */
export async function outputLater(
  program: string,
  args: readonly string[],
  { limit = LIMIT, ...others }: ProgramOptions = {},
): Promise<string> {
  const [file, first] = commandOf(program);
  const child = promisify(execFile)(file, [...first, ...args], {
    ...others,
    maxBuffer: 2 ** 28,
    timeout: limit,
    killSignal: "SIGKILL",
  });
  child.child.stdin?.end();
  const { stdout } = await child.catch(({ code, signal, stdout, stderr }) => {
    const printed = `${stdout}\n${stderr}`.slice(-6000);
    throw new Error(`${program} ${args.join(" ")} ended with ${signal ?? code}:\n${printed}`);
  });
  return stdout;
}

/** Returns true if a program can be started and ends with status 0 within two minutes. */
export function succeeds(program: string, args: readonly string[] = ["--version"]): boolean {
  return spawnSync(program, args, { stdio: "ignore", timeout: 120_000, killSignal: "SIGKILL" }).status === 0;
}

/** Ends a program that was started with `detached`, and all that it has started: the group, or on Windows the tree. */
export function killTree(pid: number): void {
  try {
    if (process.platform === "win32") {
      spawnSync("taskkill", ["/pid", String(pid), "/t", "/f"], { stdio: "ignore", timeout: 10_000 });
    } else {
      // biome-ignore lint/plugin: this is the helper
      process.kill(-pid, "SIGKILL");
    }
  } catch {
    // It has ended.
  }
}

/** npm and npx are scripts of a shell on Windows, where no program can be started so: Node runs what is behind them. */
function commandOf(
  program: string,
  platform: string = process.platform,
): readonly [file: string, first: readonly string[]] {
  if (platform !== "win32" || (program !== "npm" && program !== "npx")) return [program, []];
  return [process.execPath, [join(dirname(process.execPath), "node_modules/npm/bin", `${program}-cli.js`)]];
}
