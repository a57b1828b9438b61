import { FIELDS, FIELDS_OF_VIEW, FIELDS_WITH_KEY, fieldNames, SITE_FIELD_HELP } from "./fields.ts";
import { INPUT_FORMATS } from "./rows.ts";
import { OUTPUT_FORMATS } from "./view-writers.ts";

/** The options that `url get` and `url edit` share, with their help. */
const OPTION_HELP: readonly OptionHelp[] = [
  ["--urls", "take every argument as a URL, also without a scheme"],
  ["--files", "take every argument but - as the name of a file"],
  ["--encoding <label>", "read files in this encoding, such as windows-1252, instead of UTF-8"],
  ["-0, --null", "inputs end with NUL instead of a line feed, and so do lines of text output"],
  ["--comments", 'leave out empty lines, and lines that begin with "#"'],
  ["--in <format>", "text (lines), json (an array), jsonl or tsv; the default is text"],
  ["--field <name>", "where the URL is: a field of JSON, such as a.url, or a column of TSV by name or number"],
  ["--out <format>", "text, json, jsonl, tsv or csv; the default is text, and tsv with --columns"],
  ["--columns <fields>", "the fields of tsv, csv, json and jsonl, separated by commas"],
  ["--header", "write the names of the columns first, in tsv and csv"],
  ["--each-pair", "a line for each pair of the query: the fields name and value have it"],
  ["--keep-input", "write the columns or fields of the input too"],
  ["--base <url>", "resolve every input against this URL"],
  ["--guess-scheme <s>", "the scheme of inputs that have none"],
  ["--keep-port", "show the default port of the scheme where the input has it"],
  ["--where <f>=<value>", 'only URLs with this field; "!=" for others, "*" for any text; may be repeated'],
  ["--unique", "each URL once"],
  ["--unique-by <field>", "one URL for each value of a field, such as site, or of a format: the first"],
  ["--unique-memory <n>", "megabytes for --unique; the default is 256, enough for 12 million URLs"],
  ["--one-to-one", "exactly one line of output for each line of input, for engines"],
  ["--no-progress", "do not show on a terminal how many lines were read"],
  ["-h, --help", "show this text"],
];

/** Returns the values of options that are words of a list, for what completes them. */
export function pipelineValues(): Readonly<Record<string, readonly string[]>> {
  const names = fieldNames();
  return {
    in: INPUT_FORMATS,
    out: OUTPUT_FORMATS,
    columns: names,
    "unique-by": names,
    where: names.map((name) => `${name}=`),
  };
}

/** An option and its help. */
export type OptionHelp = readonly [option: string, help: string];

/** Returns the options and the fields for the help of a command, and the options that change a URL. */
export function pipelineHelp(steps: readonly OptionHelp[]): string {
  const fields = [
    ...Object.entries(FIELDS).map(([name, [help]]) => [name, help] as const),
    ...Object.entries(SITE_FIELD_HELP),
    ...Object.entries(FIELDS_WITH_KEY),
    ...Object.entries(FIELDS_OF_VIEW).map(([name, [help]]) => [name, help] as const),
    ["href, hostname, pathname", "url, host and path"],
    ["protocol, search, hash", "scheme, query and fragment as in the URL API, with their : ? #"],
  ] as const;
  return `${steps.length > 0 ? `Changes, in the order in which they are given:\n${table(steps)}\n` : ""}Options:
${table(OPTION_HELP)}
Fields, with modifiers before them, such as {decoded:path}:
${table(fields)}
Modifiers:
${table([
  ["raw", "percent-encoded; without it, segments and values of pairs are decoded"],
  ["decoded", "percent-decoded; without it, components stay percent-encoded"],
  ["unicode", "the host in Unicode"],
  ["punycode", "the host in ASCII, which is the default"],
  ["default-port", "the port of the scheme where there is none"],
  ["must", "a URL without this field is an error"],
])}
Exit status: 0 if every input was a URL, and with --one-to-one always; 1 if one was not; 2 if reading or writing failed;
3 for wrong usage.
`;
}

function table(rows: readonly (readonly [string, string])[]): string {
  const width = rows.reduce((widest, [left]) => Math.max(widest, left.length), 0);
  return rows.map(([left, right]) => `  ${left.padEnd(width)}  ${right}\n`).join("");
}
