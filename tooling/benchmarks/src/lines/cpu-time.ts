import { closeSync, openSync } from "node:fs";
import { runProgram } from "@url/tooling-shared/programs";

/** Runs a program in bash, which knows the CPU time of its children to a millisecond; Node knows only its own. */
const TIMED = 'TIMEFORMAT="%3U %3S"; time "$@" 2>/dev/null';

/**
 * Runs a program with a file as its input and another one for its output, without its messages. Returns the seconds that it
 * worked, in its own code and in the system's. Throws an Error if it could not be run or was killed.
 */
export function cpuTime(command: readonly string[], input: string, output: string): number {
  const files = [openSync(input, "r"), openSync(output, "w")] as const;
  try {
    const { stderr, signal } = runProgram("bash", ["-c", TIMED, "bash", ...command], {
      stdio: [...files, "pipe"],
      env: { ...process.env, LC_ALL: "C" },
    });
    const [, user, system] = /(\d+\.\d{3}) (\d+\.\d{3})\s*$/.exec(stderr) ?? [];
    if (signal !== null || user === undefined) throw new Error(`Cannot time ${command.join(" ")}: ${stderr}`);
    return Number(user) + Number(system);
  } finally {
    for (const file of files) closeSync(file);
  }
}
