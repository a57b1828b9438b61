#!/usr/bin/env node
import { isatty } from "node:tty";
import { standardInput } from "./input/standard-input.ts";
import { run } from "./main.ts";
import { type Output, outputTo } from "./output/output.ts";
import { canShowProgress, progressOn } from "./output/progress.ts";
import { terminalOf } from "./output/terminal.ts";
import { FAILED } from "./status.ts";

// Not awaited, so that it can be built as a CommonJS module, which starts sooner.
void main();

/** Says that the command waits, when it does: nothing else would tell it from one that hangs. */
async function* announced(input: AsyncIterable<Uint8Array>, errors: Output): AsyncGenerator<Uint8Array> {
  if (isatty(0)) await errors.write("url: reading standard input; Ctrl-D ends it\n");
  yield* input;
}

async function main(): Promise<void> {
  const output = outputTo(process.stdout, terminalOf(process.stdout, process.env));
  const messages = outputTo(process.stderr, terminalOf(process.stderr, process.env));
  const { errors, progress } = canShowProgress(process) ? progressOn(messages) : { errors: messages };

  // The status is left for Node to exit with when the streams are done: process.exit() would cut them off.
  process.exitCode = await run(process.argv.slice(2), {
    input: announced(standardInput(), errors),
    output,
    errors,
    progress,
  });

  // A command that failed may still wait for input, which would keep the process alive.
  if (process.exitCode === FAILED) process.stdin.unref?.();

  const failure = await output.finish();
  if (failure !== null) {
    const { messageLine } = await import("./output/message.ts");
    await errors.write(messageLine("url", `cannot write: ${failure.message}`));
    process.exitCode = FAILED;
  }
}
