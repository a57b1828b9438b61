import assert from "node:assert";

/** A command of a shell block and its expected output. */
export interface Step {
  readonly command: string;
  readonly output: string;
  /** The line of the command, from 1. */
  readonly line: number;
}

/** Runs a command with `status` as `$?`; returns what it printed on both outputs, and its exit status. */
export type RunCommand = (command: string, status: number) => { output: string; status: number };

/**
 * Returns the steps of a block: a line that starts with "$ " is a command (a backslash at its end continues it), and
 * the lines up to the next one are its output. Throws a SyntaxError if the block starts with anything else.
 */
export function stepsOf(code: string, firstLine = 1): Step[] {
  const steps: { command: string; output: string; line: number }[] = [];
  let continued = false;
  for (const [index, line] of code.split("\n").entries()) {
    const step = steps.at(-1);
    const starts: boolean = !continued && line.startsWith("$ ");
    if (starts) steps.push({ command: line.slice(2), output: "", line: firstLine + index });
    else if (step === undefined) throw new SyntaxError(`line ${firstLine + index}: a command starts with "$ "`);
    else if (continued) step.command += `\n${line}`;
    else step.output += `${line}\n`;
    continued = (starts || continued) && line.endsWith("\\");
  }
  return steps;
}

/** Runs a block's commands in order; throws an AssertionError for the first that prints something else. */
export function compareSession(code: string, firstLine: number, run: RunCommand): void {
  let status = 0;
  for (const step of stepsOf(code, firstLine)) {
    const result = run(step.command, status);
    assert.equal(trimmed(result.output), trimmed(step.output), `line ${step.line}: prints something else`);
    status = result.status;
  }
}

/** Returns the text without spaces at the ends of its lines and without empty lines at its end, which are invisible. */
function trimmed(text: string): string {
  return text.replace(/[ \t]+$/gm, "").replace(/\n+$/, "");
}
