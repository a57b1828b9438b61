import { outputLater, type ProgramOptions } from "@url/tooling-shared/programs";

export interface RunOptions extends ProgramOptions {
  readonly cwd: string;
}

/**
 * Runs a command and returns its standard output. The registry answers in this process at the same time. Rejects
 * with what the command has printed if its exit status is not 0.
 */
export function run(command: string, args: readonly string[], { cwd, env, limit }: RunOptions): Promise<string> {
  return outputLater(command, args, { cwd, env: { ...environment(), ...env }, limit: limit ?? 600_000 });
}

/** This process's environment without what npm, pnpm and vitest set for their children, such as conditions. */
export function environment(): NodeJS.ProcessEnv {
  const ours = /^(npm_(?!config_(registry|cache|cafile))|NODE_OPTIONS$|NODE_ENV$|VITEST|INIT_CWD$|TURBO)/i;
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => !ours.test(name)));
}
