import type { OptionName } from "../command.ts";
import { isComponentName } from "./components.ts";
import { STATUS, throwMistake } from "./mistake.ts";
import { type Assignment, parseAssignment } from "./set.ts";

/** What the arguments ask for. */
export interface Options {
  readonly urls: string[];
  file: string | null;
  readonly set: Assignment[];
  readonly iterate: Iteration[];
  readonly appendPath: string[];
  readonly appendQuery: string[];
  readonly trim: string[];
  readonly replace: string[];
  replaceOrAppend: boolean;
  redirect: string | null;
  format: string | null;
  separator: string | null;
  readonly flags: Set<Flag>;
}

/** `--iterate port=80 81`: one URL for each of the values. */
export interface Iteration {
  readonly assignment: Omit<Assignment, "value">;
  readonly values: readonly string[];
}

export type Flag = (typeof FLAGS)[number][0];

/** The options without an argument, with their help. */
export const FLAGS = [
  ["accept-space", "accept spaces, and encode them"],
  ["as-idn", "show hosts in Unicode"],
  ["curl", "accept only the schemes that curl supports"],
  ["default-port", "show default ports"],
  ["help", "show this text"],
  ["json", "print a JSON array"],
  ["keep-port", "keep default ports that a URL has"],
  ["no-guess-scheme", "reject URLs without a scheme"],
  ["punycode", "show hosts in Punycode, which is the default"],
  ["quiet", "print no notes"],
  ["sort-query", "sort the pairs of the query"],
  ["urlencode", "print components percent-encoded"],
  ["verify", "end at the first URL that cannot be parsed"],
  ["version", "show the version"],
] as const;

/** An option with an argument: its name, the help, and what it changes. */
type Taker = readonly [argument: string, help: string, take: (options: Options, text: string) => void];

/** The options with an argument: its name, the help, and what it changes. */
export const TAKERS: Readonly<Record<string, Taker>> = {
  append: ["<path|query>=<text>", "append a segment to the path, or a pair to the query", append],
  get: ["<format>", "print this text, with components for {name}", get],
  iterate: ["<component>=<list>", "print a URL for each of the values, separated by spaces", iterate],
  qtrim: ["<name>", 'remove the pairs of this name, or of all names that begin with a text: "utm_*"', trim],
  "query-separator": ["<letter>", 'separates pairs; the default is "&"', querySeparator],
  redirect: ["<url>", "resolve this reference against each URL", redirect],
  replace: ["<name=value>", "replace the value of a pair", replace],
  "replace-append": ["<name=value>", "replace the value of a pair, or append the pair if there is none", replaceAppend],
  "force-replace": ["<name=value>", "the same as --replace-append", replaceAppend],
  set: ["<component>[:][?]=<text>", 'set a component; ":" if it is encoded, "?" only if it is absent', set],
  trim: ["query=<name>", "the same as --qtrim", trimQuery],
  url: ["<url>", "a URL", (options: Options, text: string) => void options.urls.push(text)],
  "url-file": ["<file>", 'read URLs from the lines of a file; "-" is standard input', urlFile],
};

/** Returns the long options, for what completes them. */
export function trurlOptions(): OptionName[] {
  return [
    ...FLAGS.map(([name]) => ({ name, takesValue: false })),
    ...Object.keys(TAKERS).map((name) => ({ name, takesValue: true })),
  ];
}

/** The short options. */
export const SHORT: ReadonlyMap<string, string> = /* @__PURE__ */ new Map([
  ["a", "append"],
  ["f", "url-file"],
  ["g", "get"],
  ["s", "set"],
  ["h", "help"],
  ["v", "version"],
]);

/** Reads the arguments as trurl does: `-g{url}`, `--get={url}`, and `--get` with `{url}` after it mean the same. */
export function readOptions(args: readonly string[]): Options {
  const options: Options = {
    urls: [],
    file: null,
    set: [],
    iterate: [],
    appendPath: [],
    appendQuery: [],
    trim: [],
    replace: [],
    replaceOrAppend: false,
    redirect: null,
    format: null,
    separator: null,
    flags: new Set(),
  };
  let onlyURLs = false;
  for (let i = 0; i < args.length; i++) {
    const argument = args[i] as string;
    if (onlyURLs || !argument.startsWith("-")) options.urls.push(argument);
    else if (argument === "--") onlyURLs = true;
    else i += readOption(options, argument, args[i + 1]);
  }
  return options;
}

/** Returns how many of the arguments after it the option takes. */
function readOption(options: Options, argument: string, next: string | undefined): number {
  const isLong = argument.startsWith("--");
  const equals = isLong ? argument.indexOf("=") : -1;
  const spelled = isLong ? (equals < 0 ? argument : argument.slice(0, equals)) : argument.slice(0, 2);
  const name = isLong ? spelled.slice(2) : SHORT.get(spelled.slice(1));
  const attached = isLong ? (equals < 0 ? undefined : argument.slice(equals + 1)) : argument.slice(2) || undefined;
  if (name !== undefined && Object.hasOwn(TAKERS, name)) {
    const value = attached ?? next;
    if (value === undefined) throwMissing(name, spelled);
    TAKERS[name]![2](options, value as string);
    return attached === undefined ? 1 : 0;
  }
  if (!FLAGS.some(([flag]) => flag === name) || attached !== undefined)
    throwMistake(STATUS.flag, `unknown option: ${spelled}`);
  addFlag(options, name as Flag);
  return 0;
}

function throwMissing(name: string, spelled: string): never {
  return name.includes("replace")
    ? throwMistake(STATUS.replace, "No data passed to replace component")
    : throwMistake(STATUS.argument, `Missing argument for ${spelled}`);
}

function addFlag({ flags, format }: Options, flag: Flag): void {
  if (flag === "json" && format !== null) throwMistake(STATUS.flag, "--json is mutually exclusive with --get");
  for (const [one, other] of [
    ["punycode", "as-idn"],
    ["as-idn", "punycode"],
  ] as const)
    if (flag === one && flags.has(other)) throwMistake(STATUS.flag, `--${one} is mutually exclusive with --${other}`);
  flags.add(flag);
}

function append(options: Options, text: string): void {
  if (text.startsWith("path=")) options.appendPath.push(text.slice(5));
  else if (text.startsWith("query=")) options.appendQuery.push(text.slice(6));
  else throwMistake(STATUS.append, `--append unsupported component: ${text}`);
}

function get(options: Options, text: string): void {
  if (options.format !== null) throwMistake(STATUS.flag, "only one --get is supported");
  if (options.flags.has("json")) throwMistake(STATUS.flag, "--get is mutually exclusive with --json");
  options.format = text;
}

function iterate(options: Options, text: string): void {
  const equals = text.indexOf("=");
  if (equals < 1) throwMistake(STATUS.iterate, "wrong iterate syntax");
  if (!isComponentName(text.slice(0, equals).replace(/:$/, "")))
    throwMistake(STATUS.iterate, "bad component for iterate");
  const { value, ...assignment } = parseAssignment(text);
  if (options.iterate.some((other) => other.assignment.name === assignment.name))
    throwMistake(STATUS.iterate, `duplicate component for iterate: ${assignment.name}`);
  options.iterate.push({ assignment, values: value.split(" ") });
}

function trim(options: Options, text: string): void {
  options.trim.push(text);
}

function trimQuery(options: Options, text: string): void {
  if (!text.startsWith("query=")) throwMistake(STATUS.trim, `Unsupported trim component: ${text}`);
  options.trim.push(text.slice(6));
}

function querySeparator(options: Options, text: string): void {
  if (options.separator !== null) throwMistake(STATUS.flag, "only one --query-separator is supported");
  if (text.length !== 1) throwMistake(STATUS.flag, "only single-letter query separators are supported");
  options.separator = text;
}

function redirect(options: Options, text: string): void {
  if (options.redirect !== null) throwMistake(STATUS.flag, "only one --redirect is supported");
  options.redirect = text;
}

function replace(options: Options, text: string): void {
  options.replace.push(text);
}

function replaceAppend(options: Options, text: string): void {
  options.replace.push(text);
  options.replaceOrAppend = true;
}

function set(options: Options, text: string): void {
  options.set.push(parseAssignment(text));
}

function urlFile(options: Options, path: string): void {
  if (options.file !== null) throwMistake(STATUS.flag, "only one --url-file is supported");
  options.file = path;
}
