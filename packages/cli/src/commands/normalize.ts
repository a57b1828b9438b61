import { parseURL, type URLError } from "@url/parser";
import type { Result } from "@url/result";
import type { URLRecord } from "@url/serializer";
import { type Command, command, misuse } from "../command.ts";
import { type FilterOptions, filterLines } from "../filter.ts";
import { COMMENTS, commentsHelp } from "../input/comments.ts";
import { delimiterOf, NULL, nullHelp } from "../input/delimiter.ts";
import { encodingOf, WRONG_ENCODING } from "../input/encoding.ts";
import { findIn, formatFindings } from "../output/findings.ts";
import { NO_PROGRESS, noProgressHelp } from "../output/progress.ts";
import { SHOW_PASSWORD, showing, showPasswordHelp } from "../output/shown.ts";
import { INVALID } from "../status.ts";

/** `url normalize`: a filter that normalizes URLs line by line. */
export const normalize: Command = /* @__PURE__ */ command({
  name: "normalize",
  summary: "normalize URLs, as browsers do",
  help: `Usage: url normalize [options] [<url or file>...]

Writes the normalized form of each URL: of arguments with a scheme, such as https:, of the lines of files, and of those of
standard input, which is "-" and is read without arguments. For an invalid input it writes one line to standard error
instead: source, line, column, error code, and the text, cut off around the place. Standard output is complete: it
contains passwords. An empty line is invalid, except with --base, where it means the base itself.

Options:
  --base <url>     resolve every input against this URL
  --urls           take every argument as a URL, also without a scheme
  --encoding <label>
                   read files in this encoding, such as windows-1252, instead of UTF-8
${nullHelp(17)}
${commentsHelp(17)}
${showPasswordHelp(17)}
${noProgressHelp(17)}
  -h, --help       show this text

Exit status: 0 if every input was valid; 1 if one or the base was not; 2 if reading or writing failed; 3 for wrong
usage.
`,
  arity: { count: Number.POSITIVE_INFINITY, least: 0, says: "takes URLs and files" },
  options: {
    base: { type: "string" },
    urls: { type: "boolean" },
    encoding: { type: "string" },
    ...NULL,
    ...COMMENTS,
    ...SHOW_PASSWORD,
    ...NO_PROGRESS,
  },
  async run({ values, positionals }, streams) {
    const show = showing(values["show-password"]);
    const encoding = encodingOf(values.encoding ?? "utf-8");
    if (encoding === null) return misuse("normalize", WRONG_ENCODING, streams);
    const options: FilterOptions = {
      positionals,
      kind: values.urls ? "inputs" : "by-spelling",
      encoding,
      delimiter: delimiterOf(values),
      skipsComments: values.comments === true,
    };
    if (values.base === undefined) return filterLines(streams, converter(null), show, options);
    const base = parseURL(values.base);
    if (base.ok) return filterLines(streams, converter(base.value), show, options);
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
