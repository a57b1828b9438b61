import { type ParseArgsConfig, parseArgs } from "node:util";
import { hidePasswords } from "@url/validator";
import { cutText } from "@url/validator/internal";
import { messageLine } from "./output/message.ts";
import type { Output } from "./output/output.ts";
import type { Progress } from "./output/progress.ts";
import { MISUSE, OK } from "./status.ts";

/** What a command reads and writes: the three standard streams, or replacements in a test. */
export interface Streams {
  readonly input: AsyncIterable<Uint8Array>;
  readonly output: Output;
  readonly errors: Output;
  /** The script of the command, which runs in each thread of `--jobs`. Without it, one thread does all the work. */
  readonly script?: string | undefined;
  /** Absent if progress is not shown. */
  readonly progress?: Progress | undefined;
}

/** A command as `main.ts` lists it. `start` takes the arguments after the name and resolves to the exit status. */
export interface Command {
  readonly summary: string;
  /** The text of `url <name> --help`. */
  readonly help: string;
  /** The long options, for what completes them. */
  readonly options: readonly OptionName[];
  /** The commands after its name, such as `url ip match`. */
  readonly subcommands?: ReadonlyMap<string, Command>;
  start(args: readonly string[], streams: Streams): Promise<number>;
}

/** An option without its dashes. */
export interface OptionName {
  readonly name: string;
  readonly takesValue: boolean;
}

type Options = NonNullable<ParseArgsConfig["options"]>;

/** What was given to a command: option values by name, the arguments that are not options, and all in their order. */
export type Given<O extends Options> = ReturnType<
  typeof parseArgs<{ options: O; allowPositionals: true; tokens: true }>
>;

/** The parts of a command. `arity.count` is the number of arguments that it takes, or the most if `least` are enough. */
export interface Definition<O extends Options> {
  readonly name: string;
  readonly summary: string;
  /** The text of `url <name> --help`. */
  readonly help: string;
  readonly arity: { readonly count: number; readonly least?: number; readonly says: string };
  readonly options: O;
  run(given: Given<O>, streams: Streams): Promise<number>;
}

/** Creates a command from its parts. It prints the help, and reports everything that can be wrong with the arguments. */
export function command<const O extends Options>(parts: Definition<O>): Command {
  return {
    summary: parts.summary,
    help: parts.help,
    options: [
      ...Object.entries(parts.options).map(([name, { type }]) => ({ name, takesValue: type === "string" })),
      { name: "help", takesValue: false },
    ],
    async start(args, streams) {
      if (asksForHelp(args)) {
        await streams.output.write(parts.help);
        return OK;
      }
      const given = read(args, parts.options);
      if (typeof given === "string") return misuse(parts.name, given, streams);
      if (!fits(given.positionals.length, parts.arity)) return misuse(parts.name, parts.arity.says, streams);
      const progress =
        (given.values as Readonly<Record<string, unknown>>)["no-progress"] === true ? undefined : streams.progress;
      try {
        return await parts.run(given, { ...streams, progress });
      } finally {
        progress?.end();
      }
    },
  };
}

/** Reports in one line what is wrong with the call of a command, and returns the exit status. */
export async function misuse(name: string, why: string, { errors }: Streams): Promise<number> {
  await errors.write(messageLine(`url ${name}`, `${why} (see url ${name} --help)`));
  return MISUSE;
}

function fits(count: number, arity: { readonly count: number; readonly least?: number }): boolean {
  return count <= arity.count && count >= (arity.least ?? arity.count);
}

/** Returns true if there is a `--help` or `-h` before any `--`. Then other mistakes do not count. */
function asksForHelp(args: readonly string[]): boolean {
  const end = args.indexOf("--");
  return (end === -1 ? args : args.slice(0, end)).some((argument) => argument === "--help" || argument === "-h");
}

/** Returns the parsed arguments, or one line that says what is wrong with them. */
function read<O extends Options>(args: readonly string[], options: O): Given<O> | string {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true, tokens: true });
  } catch (error) {
    // Node's messages name the option and what to do. Some take several lines.
    return withoutPasswords((error as Error).message, args);
  }
}

/** Hides passwords in a message that may repeat arguments, each up to its first "=", and shortens it. */
function withoutPasswords(message: string, args: readonly string[]): string {
  let hidden = message;
  for (const argument of args) {
    const dashes = /^-*/.exec(argument)?.[0].length ?? 0;
    const shown = argument.slice(0, dashes) + hidePasswords(argument.slice(dashes));
    const end = argument.includes("=") ? argument.indexOf("=") : argument.length;
    if (shown === argument) continue;
    const [name, shownName] = [argument.slice(0, end), shown.slice(0, end)];
    // A message may repeat the argument as JSON.
    for (const text of [name, JSON.stringify(name).slice(1, -1)]) hidden = hidden.replaceAll(text, () => shownName);
  }
  return cutText(hidden, 300);
}
