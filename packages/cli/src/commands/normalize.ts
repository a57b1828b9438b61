import { parseURL, type URLError } from "@url/parser";
import type { URLRecord } from "@url/serializer";
import { validate as explain } from "@url/validator";
import { type Command, command } from "../command.ts";
import { showDiagnostics } from "../diagnostics.ts";
import { filterLines } from "../filter.ts";
import { INVALID } from "../status.ts";

/** `url normalize`: a filter from URLs to hrefs, line by line. */
export const normalize: Command = /* @__PURE__ */ command({
  name: "normalize",
  summary: "a filter: one URL a line in, its normalized form a line out",
  help: `Usage: url normalize [--base <url>]

Reads URLs from standard input, one a line, and writes the normalized form of each, one a line, to standard output.
A line that is no URL puts one line on standard error instead: its number, the column, and the error's name.
An empty line is no URL either, except with --base, where it means the base itself.

Options:
  --base <url>  resolve every line against this URL
  -h, --help    show this text

Exit status: 0 when every line was a URL, 1 when one was not or the base is none, 2 on misuse.
`,
  arity: { count: 0, says: "takes no arguments: it reads standard input" },
  options: { base: { type: "string" } },
  async run({ values }, streams) {
    if (values.base === undefined) return filterLines(streams, converter(null));
    const base = parseURL(values.base);
    if (base.ok) return filterLines(streams, converter(base.url));
    const { errors } = streams;
    await errors.write(showDiagnostics(explain("", { base: values.base }), "", values.base, errors.terminal));
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
