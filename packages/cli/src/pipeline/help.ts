import { FIELDS, FIELDS_OF_INPUT, FIELDS_WITH_KEY, SITE_FIELD_HELP } from "./fields.ts";

/** The options that `url get` and `url edit` share, with their help. */
const OPTION_HELP: readonly OptionHelp[] = [
  ["--in <format>", "text (lines), json (an array), jsonl or tsv; the default is text"],
  ["--field <name>", "where the URL is: a field of JSON, or a column of TSV by name or number"],
  ["--out <format>", "text, json, jsonl or tsv; the default is text, and tsv with --columns"],
  ["--columns <fields>", "the fields of tsv, json and jsonl, separated by commas"],
  ["--keep-input", "write the columns or fields of the input too"],
  ["--base <url>", "resolve every input against this URL"],
  ["--guess-scheme <s>", "the scheme of inputs that have none"],
  ["--keep-port", "show the default port of the scheme where the input has it"],
  ["--where <f>=<value>", 'only URLs with this field; "!=" for others, "*" for any text; may be repeated'],
  ["--unique", "each URL once"],
  ["--unique-memory <n>", "megabytes for --unique; the default is 256, enough for 12 million URLs"],
  ["--one-to-one", "exactly one line of output for each line of input, for engines"],
  ["--jobs <n>", "work in so many threads; the output stays the same"],
  ["--no-progress", "do not show on a terminal how many lines were read"],
  ["-h, --help", "show this text"],
];

/** An option and its help. */
export type OptionHelp = readonly [option: string, help: string];

/** Returns the options and the fields for the help of a command, and the options that change a URL. */
export function pipelineHelp(steps: readonly OptionHelp[]): string {
  const fields = [
    ...Object.entries(FIELDS).map(([name, [help]]) => [name, help] as const),
    ...Object.entries(SITE_FIELD_HELP),
    ...Object.entries(FIELDS_WITH_KEY),
    ...Object.entries(FIELDS_OF_INPUT).map(([name, [help]]) => [name, help] as const),
  ];
  return `${steps.length > 0 ? `Changes, in the order in which they are given:\n${table(steps)}\n` : ""}Options:
${table(OPTION_HELP)}
Fields, with modifiers before them, such as {decoded:path}:
${table(fields)}
Modifiers:
${table([
  ["raw", "percent-encoded: segments and values of pairs are decoded otherwise"],
  ["decoded", "percent-decoded: components are not otherwise"],
  ["unicode", "the host in Unicode"],
  ["punycode", "the host in ASCII, as it is otherwise"],
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
