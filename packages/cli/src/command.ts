import { type ParseArgsConfig, parseArgs } from "node:util";
import { cutText, hidePasswords } from "@url/validator";
import { messageLine } from "./message.ts";
import type { Output } from "./output.ts";
import { MISUSE, OK } from "./status.ts";

/** What a command reads and writes: the three standard streams, or a test's stand-ins. */
export interface Streams {
  readonly input: AsyncIterable<Uint8Array>;
  readonly output: Output;
  readonly errors: Output;
}

/** A command as `main.ts` lists it: `start` takes what follows the name and gives the exit status. */
export interface Command {
  readonly summary: string;
  start(args: readonly string[], streams: Streams): Promise<number>;
}

type Options = NonNullable<ParseArgsConfig["options"]>;

/** What was given to a command: option values by name, and the arguments that are no options. */
export type Given<O extends Options> = ReturnType<typeof parseArgs<{ options: O; allowPositionals: true }>>;

/** The parts of a command; `arity` is the number of arguments it takes, or the most where `least` are enough. */
export interface Definition<O extends Options> {
  readonly name: string;
  readonly summary: string;
  /** The text of `url <name> --help`. */
  readonly help: string;
  /** Named as the user should think of them: "an input". */
  readonly arity: { readonly count: number; readonly least?: number; readonly says: string };
  readonly options: O;
  run(given: Given<O>, streams: Streams): Promise<number>;
}

/** Makes a command of its parts: `--help` and everything that can be wrong with the arguments are seen to here. */
export function command<const O extends Options>(parts: Definition<O>): Command {
  return {
    summary: parts.summary,
    async start(args, streams) {
      if (asksForHelp(args)) {
        await streams.output.write(parts.help);
        return OK;
      }
      const given = read(args, parts.options);
      if (typeof given === "string") return misuse(parts.name, given, streams);
      if (!fits(given.positionals.length, parts.arity)) return misuse(parts.name, parts.arity.says, streams);
      return parts.run(given, streams);
    },
  };
}

/** Says in one line what is wrong with how the command was called. */
export async function misuse(name: string, why: string, { errors }: Streams): Promise<number> {
  await errors.write(messageLine(`url ${name}`, `${why} (see url ${name} --help)`));
  return MISUSE;
}

function fits(count: number, arity: { readonly count: number; readonly least?: number }): boolean {
  return count <= arity.count && count >= (arity.least ?? arity.count);
}

/** Is there a `--help` or `-h` before any `--`? It wins over whatever else is wrong. */
function asksForHelp(args: readonly string[]): boolean {
  const end = args.indexOf("--");
  return (end === -1 ? args : args.slice(0, end)).some((argument) => argument === "--help" || argument === "-h");
}

/** The arguments sorted out, or one line that says what is wrong with them. */
function read<O extends Options>(args: readonly string[], options: O): Given<O> | string {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true });
  } catch (error) {
    // Node's messages name the option and the way out, some of them over several lines.
    return withoutPasswords((error as Error).message, args);
  }
}

/** A message that may name arguments, up to a "=" in them, with their passwords hidden, and not longer than is useful. */
function withoutPasswords(message: string, args: readonly string[]): string {
  let hidden = message;
  for (const argument of args) {
    const dashes = /^-*/.exec(argument)?.[0].length ?? 0;
    const shown = argument.slice(0, dashes) + hidePasswords(argument.slice(dashes));
    const end = argument.includes("=") ? argument.indexOf("=") : argument.length;
    if (shown === argument) continue;
    const [name, shownName] = [argument.slice(0, end), shown.slice(0, end)];
    // A message may have it as JSON too.
    for (const text of [name, JSON.stringify(name).slice(1, -1)]) hidden = hidden.replaceAll(text, () => shownName);
  }
  return cutText(hidden, 300);
}
