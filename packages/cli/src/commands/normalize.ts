import { parseURL, type URLError } from "@url/parser";
import type { Result } from "@url/result";
import type { URLRecord } from "@url/serializer";
import { type Command, command } from "../command.ts";
import { filterLines } from "../filter.ts";
import { findIn, formatFindings } from "../output/findings.ts";
import { NO_PROGRESS, noProgressHelp } from "../output/progress.ts";
import { SHOW_PASSWORD, showing, showPasswordHelp } from "../output/shown.ts";
import { INVALID } from "../status.ts";

/** `url normalize`: a filter that normalizes URLs line by line. */
export const normalize: Command = /* @__PURE__ */ command({
  name: "normalize",
  summary: "normalize URLs from standard input, one per line",
  help: `Usage: url normalize [--base <url>] [--show-password]

Reads URLs from standard input, one per line, and writes the normalized form of each to standard output. For an invalid
line it writes one line to standard error instead: source, line, column, error code, and the text, cut off around the
place. Standard output is complete: it contains passwords. An empty line is invalid, except with --base, where it means
the base itself.

Options:
  --base <url>     resolve every line against this URL
${showPasswordHelp(17)}
${noProgressHelp(17)}
  -h, --help       show this text

Exit status: 0 if every line was valid; 1 if a line or the base was not; 2 if reading or writing failed; 3 for wrong
usage.
`,
  arity: { count: 0, says: "takes no arguments: it reads standard input" },
  options: { base: { type: "string" }, ...SHOW_PASSWORD, ...NO_PROGRESS },
  async run({ values }, streams) {
    const show = showing(values["show-password"]);
    if (values.base === undefined) return filterLines(streams, converter(null), show);
    const base = parseURL(values.base);
    if (base.ok) return filterLines(streams, converter(base.value), show);
    const { errors } = streams;
    const found = findIn("", { text: values.base, record: undefined }, show);
    await errors.write(formatFindings(found, errors.terminal));
    return INVALID;
  },
});

/** Returns a function that normalizes one line. */
function converter(base: URLRecord | null): (line: string) => Result<string, URLError> {
  return (line) => {
    // Options would be checked for each URL.
    const result = base === null ? parseURL(line) : parseURL(line, { base });
    return result.ok ? { ok: true, value: result.value.href } : result;
  };
}
