#!/usr/bin/env node
import { run } from "./main.ts";
import { messageLine } from "./message.ts";
import { outputTo } from "./output.ts";
import { standardInput } from "./standard-input.ts";
import { FAILED } from "./status.ts";
import { terminalOf } from "./terminal.ts";

const output = outputTo(process.stdout, terminalOf(process.stdout, process.env));
const errors = outputTo(process.stderr, terminalOf(process.stderr, process.env));

// The status is left for Node to exit with when the streams are done: process.exit() would cut them off.
process.exitCode = await run(process.argv.slice(2), { input: standardInput(), output, errors });

const failure = await output.finish();
if (failure !== null) {
  await errors.write(messageLine("url", `cannot write: ${failure.message}`));
  process.exitCode = FAILED;
}
