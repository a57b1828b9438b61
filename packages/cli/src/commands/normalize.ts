import { parseURL } from "@url/parser";
import type { URLRecord } from "@url/serializer";
import { validate as explain } from "@url/validator";
import { type Command, command, type Streams } from "../command.ts";
import { showDiagnostics } from "../diagnostics.ts";
import { lineBatches } from "../lines.ts";
import { INVALID, OK } from "../status.ts";

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
    if (values.base === undefined) return filter(streams, null);
    const base = parseURL(values.base);
    if (base.ok) return filter(streams, base.url);
    const { errors } = streams;
    await errors.write(showDiagnostics(explain("", { base: values.base }), "", values.base, errors.terminal));
    return INVALID;
  },
});

/** The lines of the input through the parser; gives the exit status. */
async function filter({ input, output, errors }: Streams, base: URLRecord | null): Promise<number> {
  const options = base === null ? {} : { base };
  let status = OK;
  let number = 0;
  let hrefs = "";
  let complaints = "";
  const flush = async (): Promise<void> => {
    await Promise.all([output.write(hrefs), errors.write(complaints)]);
    hrefs = complaints = "";
  };
  for await (const lines of lineBatches(input)) {
    for (const line of lines) {
      number++;
      const result = parseURL(line, options);
      if (result.ok) {
        hrefs += `${result.url.href}\n`;
      } else {
        status = INVALID;
        complaints += `line ${number}, column ${result.error.start + 1}: ${result.error.code}\n`;
      }
      if (hrefs.length > BATCH || complaints.length > BATCH) await flush();
    }
    await flush();
    // The reader has what it wanted, as in `url normalize | head -1`: that is no failure of ours.
    if (output.closed) return OK;
  }
  return status;
}

// Writes are gathered up to a chunk of input. They are cut here as well: against a long base, a chunk of short lines
// makes an output without bounds.
const BATCH = 65_536;
