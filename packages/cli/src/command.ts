import { type ParseArgsConfig, parseArgs } from "node:util";
import { hidePasswords } from "@url/validator";
import { cutText } from "@url/validator/internal";
import { COLORS, colored, isColor } from "./output/color.ts";
import { messageLine } from "./output/message.ts";
import type { Output } from "./output/output.ts";
import type { Progress } from "./output/progress.ts";
import { MISUSE, OK } from "./status.ts";

/** What a command reads and writes: the three standard streams, or replacements in a test. */
export interface Streams {
  readonly input: AsyncIterable<Uint8Array>;
  readonly output: Output;
  readonly errors: Output;
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
  /** What its first argument can be, for what completes it. */
  readonly words?: readonly string[] | undefined;
  start(args: readonly string[], streams: Streams): Promise<number>;
}

/** An option without its dashes. */
export interface OptionName {
  readonly name: string;
  readonly takesValue: boolean;
  /** What its value can be, for what completes it: the whole value, or with "," one of a list. */
  readonly values?: readonly string[] | undefined;
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
  /** The values of options that are words of a list, by option, for what completes them. */
  readonly values?: Readonly<Record<string, readonly string[]>>;
  readonly words?: readonly string[];
  run(given: Given<O>, streams: Streams): Promise<number>;
}

/** Creates a command from its parts. It prints the help, and reports everything that can be wrong with the arguments. */
export function command<const O extends Options>(parts: Definition<O>): Command {
  const options = { ...parts.options, color: { type: "string" } } as const;
  return {
    summary: parts.summary,
    help: parts.help,
    words: parts.words,
    options: [
      ...Object.entries<Options[string]>(options).map(([name, { type }]) => ({
        name,
        takesValue: type === "string",
        values: name === "color" ? COLORS : parts.values?.[name],
      })),
      { name: "help", takesValue: false },
    ],
    async start(args, streams) {
      if (asksForHelp(args)) {
        await streams.output.write(parts.help);
        return OK;
      }
      const given = await read(args, options);
      if (typeof given === "string") return misuse(parts.name, given, streams);
      if (!fits(given.positionals.length, parts.arity)) return misuse(parts.name, parts.arity.says, streams);
      const values = given.values as Readonly<Record<string, unknown>>;
      const color = values.color ?? "auto";
      if (!isColor(color)) return misuse(parts.name, `--color takes one of ${COLORS.join(", ")}`, streams);
      const progress = values["no-progress"] === true ? undefined : streams.progress;
      try {
        return await parts.run(given as unknown as Given<O>, { ...colored(streams, color), progress });
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
async function read<O extends Options>(args: readonly string[], options: O): Promise<Given<O> | string> {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true, tokens: true });
  } catch (error) {
    // Node's messages name the option and what to do. Some take several lines.
    const { message } = error as Error;
    const unknown = /^Unknown option '(--[^'=]+)/.exec(message)?.[1];
    if (unknown === undefined) return withoutPasswords(message, args);
    const { didYouMean } = await import("./output/suggest.ts");
    const names = ["help", ...Object.keys(options)].map((name) => `--${name}`);
    const meant = didYouMean(unknown, names);
    return withoutPasswords(meant === "" ? message : `unknown option "${unknown}"${meant}`, args);
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
