import { parseURL } from "@url/parser";
import { type ComponentName, type Pattern, type PatternMatch, parsePattern } from "@url/pattern";
import { createPatternList, type PatternList } from "@url/pattern/list";
import type { URLRecord } from "@url/serializer";
import { caretLines, hidePasswords, visible } from "@url/validator";
import { visibleJSON } from "@url/validator/internal";
import { type Command, command, misuse, type Streams } from "../command.ts";
import type { Item } from "../input/items.ts";
import { MAX_COLUMNS } from "../output/bounds.ts";
import { messageLine, quoted } from "../output/message.ts";
import { NO_PROGRESS, noProgressHelp } from "../output/progress.ts";
import { writeMatches } from "../output/write-matches.ts";
import { MISUSE } from "../status.ts";

/** `url match`: writes the URLs that a pattern matches, and the values of its groups. */
export const match: Command = /* @__PURE__ */ command({
  name: "match",
  summary: "write the URLs that match a pattern, and the values of its groups",
  help: `Usage: url match [options] <pattern> [<url or file>…]
       url match [options] --path <pattern>… [<url or file>…]

Reads URLs: arguments with a scheme, the lines of files, or those of standard input. Writes each URL that one of the
patterns matches, and the values of the groups of the first such pattern, separated by tabs; a group that was left out is
empty. Spaces at both ends of a line and empty lines are ignored. A line that is not a URL is written to standard error.
Standard output is complete: it contains passwords.

The first argument is the pattern, such as "https://*.example.com/books/:id", unless --path or --pattern has one. "-"
stands for standard input.

Options:
  --path <pattern>     a pattern for the path alone, such as "/books/:id"; can be repeated
  --pattern <pattern>  any other pattern; can be repeated
  --base <url>         resolve every line and every relative --pattern against this URL
  --ignore-case        match path, query and fragment without regard to case
  --invert             write the URLs that no pattern matches
  --json               write one JSON object a line
${noProgressHelp(21)}
  -h, --help           show this text

Exit status: 0 if a URL was written; 1 if none was; 2 if a file or a line could not be read; 3 for wrong usage, such as an
invalid pattern.
`,
  arity: { count: Number.POSITIVE_INFINITY, least: 0, says: "takes a pattern and inputs" },
  options: {
    path: { type: "string", multiple: true },
    pattern: { type: "string", multiple: true },
    base: { type: "string" },
    "ignore-case": { type: "boolean" },
    invert: { type: "boolean" },
    json: { type: "boolean" },
    ...NO_PROGRESS,
  },
  async run({ values, positionals }, streams) {
    const base = values.base === undefined ? undefined : parseURL(values.base);
    if (base?.ok === false) return misuse("match", `--base is not a URL: ${base.error.code}`, streams);
    const options = { base: base?.value, ignoreCase: values["ignore-case"] === true };
    const list: PatternList<string> = createPatternList();
    const isFirst = values.pattern === undefined && values.path === undefined;
    const inputs = positionals.slice(isFirst ? 1 : 0);
    const texts = isFirst ? positionals.slice(0, 1) : (values.pattern ?? []);
    const mistake = swapped(isFirst ? positionals[0] : undefined, inputs);
    if (mistake !== null) return misuse("match", mistake, streams);
    for (const text of texts) {
      const parsed = parsePattern(text, options);
      if (!parsed.ok) return invalidPattern(text, parsed.error, streams);
      list.insert(parsed.value, text);
    }
    for (const text of values.path ?? []) {
      const parsed = parsePattern({ pathname: text }, { ignoreCase: options.ignoreCase });
      if (!parsed.ok) return invalidPattern(text, parsed.error, streams);
      list.insert(parsed.value, text);
    }
    if (list.size === 0) return misuse("match", "takes at least one pattern", streams);
    const format = values.json ? jsonLine : textLine;
    return writeMatches(inputs, "by-spelling", streams, (item) => {
      const url = parseURL(item.input, base && { base: base.value });
      if (!url.ok) return { ok: false, error: `not a URL: ${url.error.code}` };
      const found = list.match(url.value);
      if ((found === null) !== (values.invert === true)) return { ok: true, value: "" };
      return { ok: true, value: format(item, url.value, found?.value, found?.pattern, found?.match) };
    });
  },
});

/** Returns what is wrong if the pattern seems to be among the inputs, or a file in its place; `null` if all seems right. */
function swapped(pattern: string | undefined, inputs: readonly string[]): string | null {
  if (pattern === undefined) {
    const found = inputs.find((input) => input.includes("://") && hasGroups(input));
    return found === undefined ? null : `${quoted(found)} is a pattern: give it with --pattern, like the others`;
  }
  if (!pattern.includes(":")) return `takes a pattern first, but got ${quoted(pattern)}; use --path for that of a path`;
  const found = hasGroups(pattern) ? undefined : inputs.find(hasGroups);
  return found === undefined ? null : `the pattern comes first, but ${quoted(found)} seems to be it`;
}

/** Returns true for text with a wildcard, a named group, or a group in braces. No URL has a brace, but browsers accept it. */
function hasGroups(text: string): boolean {
  return /\*|[/.]:[a-z_$]|\{/i.test(text);
}

/** Writes the sentence that explains what is wrong with a pattern, and a caret under the place. */
async function invalidPattern(
  text: string,
  error: { readonly message: string; readonly start: number; readonly end: number },
  { errors }: Streams,
): Promise<number> {
  const { text: shown, carets } = caretLines(hidePasswords(text), error.start, error.end, 78);
  await errors.write(`${messageLine("url match", `invalid pattern: ${error.message}`)}  ${shown}\n  ${carets}\n`);
  return MISUSE;
}

type Format = (
  item: Item,
  url: URLRecord,
  text: string | undefined,
  pattern: Pattern | undefined,
  found: PatternMatch | undefined,
) => string;

/** The line as it is, except for control characters, and a column for each group that is written in the pattern. */
const textLine: Format = ({ input }, _, __, pattern, found) => {
  const values = pattern && found ? groupsOf(pattern, found).map(([, , value]) => value ?? "") : [];
  return `${[visible(input, MAX_COLUMNS), ...values].join("\t")}\n`;
};

const jsonLine: Format = ({ input, source, line }, { href }, text, pattern, found) => {
  const groups: Record<string, Record<string, string | null>> = {};
  if (pattern && found) {
    for (const [component, name, value] of groupsOf(pattern, found)) {
      let values = groups[component];
      if (!values) {
        // A group can be called `__proto__`.
        values = Object.create(null) as Record<string, string | null>;
        groups[component] = values;
      }
      values[name] = value ?? null;
    }
  }
  return `${visibleJSON({ source, line, input, href, pattern: text ?? null, groups })}\n`;
};

/** Returns the groups that the pattern has in its text: a wildcard for what is not given has no range. */
function groupsOf(
  pattern: Pattern,
  found: PatternMatch,
): [component: ComponentName, name: string, value: string | undefined][] {
  const groups: [ComponentName, string, string | undefined][] = [];
  for (const component of COMPONENTS) {
    for (const { name, start, end } of pattern[component].parts) {
      if (name !== "" && start < end) groups.push([component, name, found[component].groups[name]]);
    }
  }
  return groups;
}

const COMPONENTS = ["protocol", "username", "password", "hostname", "port", "pathname", "search", "hash"] as const;
