import type { Command, Streams } from "./command.ts";
import { isInput } from "./input/is-input.ts";
import { isFunction } from "./output/is-function.ts";
import { FAILED, MISUSE, OK } from "./status.ts";
import { VERSION } from "./version.ts";

/**
 * Runs the `url` command with the arguments after its name, and resolves to the exit status: 0 for success, 1 for an invalid
 * input, 2 if reading or writing failed, 3 for wrong usage. The promise never rejects: an error is written to
 * `streams.errors` as one line.
 *
 * @example await run(["--version"], { input: [], output: { write: () => {} }, errors: { write: () => {} } }) // → 0
 */
export async function run(args: readonly string[], streams: Streams): Promise<number> {
  if (!isFunction(() => streams?.errors?.write))
    throw new TypeError(`run: streams must be an object with input, output and errors, not ${typeof streams}.`);
  if (!isList(args)) throw new TypeError(`run: args must be an array of strings, not ${typeof args}.`);
  try {
    return await dispatch(args, streams);
  } catch (error) {
    await complain(streams, error instanceof Error ? error.message : String(error));
    return FAILED;
  }
}

/** Not the checks of `@url/result`, with which `url -V` would load 3 KB more. */
function isList(value: unknown): boolean {
  try {
    return Array.isArray(value) && Array.from(value).every((item) => typeof item === "string");
  } catch {
    // A revoked proxy.
    return false;
  }
}

/** Loads a command. Each is a module of its own, because loading all of them took 40 ms. */
type Load = () => Promise<Command>;

/** The commands by name, in the order in which the help lists them. */
const COMMANDS: ReadonlyMap<string, Load> = /* @__PURE__ */ new Map<string, Load>([
  ["inspect", async () => (await import("./commands/inspect.ts")).inspect],
  ["validate", async () => (await import("./commands/validate.ts")).validate],
  ["extract", async () => (await import("./commands/extract.ts")).extract],
  ["lint", async () => (await import("./commands/lint.ts")).lint],
  ["normalize", async () => (await import("./commands/normalize.ts")).normalize],
  ["match", async () => (await import("./commands/match.ts")).match],
  ["get", async () => (await import("./commands/get.ts")).get],
  ["edit", async () => (await import("./commands/edit.ts")).edit],
  ["ip", async () => (await import("./commands/ip/index.ts")).ip],
  ["guard", async () => (await import("./commands/guard.ts")).guard],
  ["site", async () => (await import("./commands/site.ts")).site],
  ["rfc", async () => (await import("./commands/rfc/index.ts")).rfc],
  ["show", async () => (await import("./commands/show.ts")).show],
  ["compare", async () => (await import("./commands/compare.ts")).compare],
  ["grade", async () => (await import("./commands/grade.ts")).grade],
  ["sql", async () => (await import("./commands/sql/index.ts")).sql],
  ["trurl", async () => (await import("./trurl/index.ts")).trurl],
  ["completion", async () => (await import("./commands/shells.ts")).completion(loadAll)],
  ["man", async () => (await import("./commands/shells.ts")).man(loadAll)],
]);

/** What people write who know other commands. */
const MEANT: ReadonlyMap<string, string> = /* @__PURE__ */ new Map([
  ["parse", "inspect"],
  ["resolve", "rfc resolve"],
  ["relativize", "rfc relativize"],
  ["check", "validate"],
  ["find", "extract"],
  ["set", "edit"],
]);

async function loadAll(): Promise<ReadonlyMap<string, Command>> {
  const commands = new Map<string, Command>();
  for (const [name, load] of COMMANDS) commands.set(name, await load());
  return commands;
}

async function dispatch(args: readonly string[], streams: Streams): Promise<number> {
  const [name = "", ...rest] = args;
  const load = COMMANDS.get(name);
  if (load !== undefined) return (await load()).start(rest, streams);
  switch (name) {
    case "-h":
    case "--help":
    case "help":
      return help(rest, streams);
    case "-v":
    case "-V":
    case "--version":
      await streams.output.write(`${VERSION}\n`);
      return OK;
  }
  // `url https://example.com/` is `url inspect https://example.com/`.
  if (isInput(name)) return (await COMMANDS.get("inspect")!()).start(args, streams);
  const names = Array.from(COMMANDS.keys()).join(", ");
  const { quoted } = await import("./output/message.ts");
  const { didYouMean } = await import("./output/suggest.ts");
  if (args.length === 0) await complain(streams, `missing command: use one of ${names} (see url --help)`);
  else if (name.startsWith("-")) await complain(streams, `unknown option ${quoted(name)} (see url --help)`);
  else {
    const help = didYouMean(name, COMMANDS.keys(), MEANT) || `; use one of ${names}`;
    await complain(streams, `unknown command ${quoted(name)}${help} (see url --help)`);
  }
  return MISUSE;
}

/** `url help`, `url help <command>`, and `url help <command> <subcommand>`. */
async function help([name, ...rest]: readonly string[], streams: Streams): Promise<number> {
  const load = name === undefined ? undefined : COMMANDS.get(name);
  if (load !== undefined) return (await load()).start([...rest, "--help"], streams);
  if (name !== undefined) return dispatch([name], streams);
  const { helpText } = await import("./help.ts");
  await streams.output.write(helpText(await loadAll()));
  return OK;
}

async function complain({ errors }: Streams, message: string): Promise<void> {
  const { messageLine } = await import("./output/message.ts");
  await errors.write(messageLine("url", message));
}
