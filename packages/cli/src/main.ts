import type { Command, Streams } from "./command.ts";
import { compare } from "./commands/compare.ts";
import { edit } from "./commands/edit.ts";
import { get } from "./commands/get.ts";
import { guard } from "./commands/guard.ts";
import { inspect } from "./commands/inspect.ts";
import { ip } from "./commands/ip/index.ts";
import { match } from "./commands/match.ts";
import { normalize } from "./commands/normalize.ts";
import { parse } from "./commands/parse.ts";
import { relativize, resolve } from "./commands/references.ts";
import { validate } from "./commands/validate.ts";
import { helpText } from "./help.ts";
import { isInput } from "./items.ts";
import { messageLine, quoted } from "./message.ts";
import { FAILED, MISUSE, OK } from "./status.ts";
import { trurl } from "./trurl/index.ts";
import { VERSION } from "./version.ts";

/**
 * Runs the `url` command with the arguments after its name, and resolves to the exit status: 0 for success, 1 for an invalid
 * input, 2 if reading or writing failed, 3 for wrong usage. The promise never rejects: an error is written to
 * `streams.errors` as one line.
 *
 * @example await run(["--version"], { input: [], output: { write: () => {} }, errors: { write: () => {} } }) // → 0
 */
export async function run(args: readonly string[], streams: Streams): Promise<number> {
  if (typeof streams?.errors?.write !== "function")
    throw new TypeError("run: streams must have input, output and errors.");
  try {
    return await dispatch(args, streams);
  } catch (error) {
    await complain(streams, error instanceof Error ? error.message : String(error));
    return FAILED;
  }
}

/** The commands by name, in the order in which the help lists them. */
const COMMANDS: ReadonlyMap<string, Command> = /* @__PURE__ */ new Map([
  ["inspect", inspect],
  ["validate", validate],
  ["normalize", normalize],
  ["match", match],
  ["get", get],
  ["edit", edit],
  ["ip", ip],
  ["guard", guard],
  ["parse", parse],
  ["resolve", resolve],
  ["relativize", relativize],
  ["compare", compare],
  ["trurl", trurl],
]);

async function dispatch(args: readonly string[], streams: Streams): Promise<number> {
  const [name = "", ...rest] = args;
  const found = COMMANDS.get(name);
  if (found !== undefined) return found.start(rest, streams);
  switch (name) {
    case "-h":
    case "--help":
    case "help":
      return help(rest[0], streams);
    case "-v":
    case "-V":
    case "--version":
      await streams.output.write(`${VERSION}\n`);
      return OK;
  }
  // `url https://example.com/` is `url inspect https://example.com/`.
  if (isInput(name)) return inspect.start(args, streams);
  const names = Array.from(COMMANDS.keys()).join(", ");
  if (args.length === 0) await complain(streams, `missing command: use one of ${names} (see url --help)`);
  else if (name.startsWith("-")) await complain(streams, `unknown option ${quoted(name)} (see url --help)`);
  else await complain(streams, `unknown command ${quoted(name)}; use one of ${names} (see url --help)`);
  return MISUSE;
}

/** `url help` and `url help <command>`. */
async function help(name: string | undefined, streams: Streams): Promise<number> {
  const found = name === undefined ? undefined : COMMANDS.get(name);
  if (found !== undefined) return found.start(["--help"], streams);
  await streams.output.write(helpText(COMMANDS));
  return OK;
}

async function complain({ errors }: Streams, message: string): Promise<void> {
  await errors.write(messageLine("url", message));
}
