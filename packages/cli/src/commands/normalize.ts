import { parseURL, type URLError } from "@url/parser";
import type { URLRecord } from "@url/serializer";
import { type Command, command } from "../command.ts";
import { filterLines } from "../filter.ts";
import { findIn, formatFindings } from "../findings.ts";
import { SHOW_PASSWORD, showing, showPasswordHelp } from "../shown.ts";
import { INVALID } from "../status.ts";

/** `url normalize`: a filter from URLs to hrefs, line by line. */
export const normalize: Command = /* @__PURE__ */ command({
  name: "normalize",
  summary: "a filter: one URL a line in, its normalized form a line out",
  help: `Usage: url normalize [--base <url>] [--show-password]

Reads URLs from standard input, one a line, and writes the normalized form of each, one a line, to standard output.
A line that is no URL puts one line on standard error instead: the source, the line, the column, the error's name, and
the text, cut off around the place. What is written to standard output is whole, passwords too.
An empty line is no URL either, except with --base, where it means the base itself.

Options:
  --base <url>     resolve every line against this URL
${showPasswordHelp(17)}
  -h, --help       show this text

Exit status: 0 when every line was a URL; 1 when one was not, or the base; 2 when something could not be read or
written; 3 on misuse.
`,
  arity: { count: 0, says: "takes no arguments: it reads standard input" },
  options: { base: { type: "string" }, ...SHOW_PASSWORD },
  async run({ values }, streams) {
    const show = showing(values["show-password"]);
    if (values.base === undefined) return filterLines(streams, converter(null), show);
    const base = parseURL(values.base);
    if (base.ok) return filterLines(streams, converter(base.url), show);
    const { errors } = streams;
    const found = findIn("", { text: values.base, record: undefined }, show);
    await errors.write(formatFindings(found, errors.terminal));
    return INVALID;
  },
});

/** What becomes of a line. */
function converter(base: URLRecord | null): (line: string) => string | URLError {
  const options = base === null ? {} : { base };
  return (line) => {
    const result = parseURL(line, options);
    return result.ok ? result.url.href : result.error;
  };
}
