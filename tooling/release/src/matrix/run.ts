import { spawn } from "node:child_process";

export interface RunOptions {
  readonly cwd: string;
  readonly env?: Readonly<Record<string, string>>;
  /** Milliseconds after which the command is ended and counts as failed. */
  readonly limit?: number;
}

/**
 * Runs a command and returns its standard output. The registry answers in this process at the same time. Rejects
 * with what the command has printed if its exit status is not 0.
 */
export function run(
  command: string,
  args: readonly string[],
  { cwd, env, limit = 600_000 }: RunOptions,
): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd, env: { ...environment(), ...env }, stdio: ["ignore", "pipe", "pipe"] });
    const timer = setTimeout(() => child.kill("SIGKILL"), limit);
    let output = "";
    let both = "";
    child.stdout.setEncoding("utf8").on("data", (text: string) => {
      output += text;
      both += text;
    });
    child.stderr.setEncoding("utf8").on("data", (text: string) => {
      both += text;
    });
    child.on("error", reject);
    child.on("close", (status, signal) => {
      clearTimeout(timer);
      if (status === 0) resolve(output);
      else reject(new Error(`${command} ${args.join(" ")} ended with ${signal ?? status}:\n${both.slice(-6000)}`));
    });
  });
}

/** This process's environment without what npm, pnpm and vitest set for their children, such as conditions. */
function environment(): NodeJS.ProcessEnv {
  const ours = /^(npm_(?!config_(registry|cache|cafile))|NODE_OPTIONS$|NODE_ENV$|VITEST|INIT_CWD$|TURBO)/i;
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => !ours.test(name)));
}
