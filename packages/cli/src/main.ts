import type { Command, Streams } from "./command.ts";
import { compare } from "./commands/compare.ts";
import { inspect } from "./commands/inspect.ts";
import { ip } from "./commands/ip.ts";
import { normalize } from "./commands/normalize.ts";
import { parse } from "./commands/parse.ts";
import { relativize } from "./commands/relativize.ts";
import { resolve } from "./commands/resolve.ts";
import { validate } from "./commands/validate.ts";
import { helpText } from "./help.ts";
import { messageLine, quoted } from "./message.ts";
import { FAILED, MISUSE, OK } from "./status.ts";
import { version } from "./version.ts";

/**
 * Runs the `url` command with the arguments that follow its name, and gives the exit status:
 * 0 when all went well, 1 when an input was bad, 2 when reading or writing failed, 3 on misuse.
 * Never rejects: whatever goes wrong is one line on `streams.errors`.
 */
export async function run(args: readonly string[], streams: Streams): Promise<number> {
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
  ["ip", ip],
  ["parse", parse],
  ["resolve", resolve],
  ["relativize", relativize],
  ["compare", compare],
]);

async function dispatch(args: readonly string[], streams: Streams): Promise<number> {
  const [name = "", ...rest] = args;
  const found = COMMANDS.get(name);
  if (found !== undefined) return found.start(rest, streams);
  switch (name) {
    case "-h":
    case "--help":
      await streams.output.write(helpText(COMMANDS));
      return OK;
    case "-v":
    case "--version":
      await streams.output.write(`${version()}\n`);
      return OK;
  }
  const names = Array.from(COMMANDS.keys()).join(", ");
  if (args.length === 0) await complain(streams, `which command? ${names} (see url --help)`);
  else if (name.startsWith("-")) await complain(streams, `unknown option ${quoted(name)} (see url --help)`);
  else await complain(streams, `unknown command ${quoted(name)}; there are ${names} (see url --help)`);
  return MISUSE;
}

async function complain({ errors }: Streams, message: string): Promise<void> {
  await errors.write(messageLine("url", message));
}
