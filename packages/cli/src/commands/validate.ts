import { parseURL } from "@url/parser";
import { type BaseRecord, validate as findErrors } from "@url/validator";
import { type Command, command, type Streams } from "../command.ts";
import { type Item, itemsOf } from "../items.ts";
import { FAILED, OK } from "../status.ts";
import { jsonWriter, sarifWriter, textWriter, type Writer } from "../writers.ts";

/** `url validate`: every validation error of many URLs. */
export const validate: Command = /* @__PURE__ */ command({
  name: "validate",
  summary: "find every error in URLs, the ones that parsers forgive too",
  help: `Usage: url validate [options] [--] [<file or input>...]

Reports every validation error of the URL Standard, with its place, what is wrong, and what to write instead. An
argument that names a file stands for its lines, "-" for those of standard input, any other argument for itself.
Without arguments standard input is read, one URL a line.

Options:
  --base <url>      resolve every input against this URL
  --urls            take every argument as an input, even where there is a file of that name
  --json            print one JSON object a line for each finding
  --sarif           print one SARIF 2.1.0 log, for code hosts
  --max-errors <n>  stop after n findings
  --strict          exit with status 1 when there are warnings
  -h, --help        show this text

Exit status: 0 when nothing was found, or warnings without --strict; 1 for warnings with --strict; 2 when an input or
the base is no URL, on misuse, or when reading or writing failed.
`,
  arity: { count: Number.POSITIVE_INFINITY, least: 0, says: "takes files and inputs" },
  options: {
    base: { type: "string" },
    urls: { type: "boolean" },
    json: { type: "boolean" },
    sarif: { type: "boolean" },
    "max-errors": { type: "string" },
    strict: { type: "boolean" },
  },
  async run({ values, positionals }, streams) {
    const max = readMaximum(values["max-errors"]);
    const misuse =
      values.json && values.sarif ? "--json and --sarif exclude each other" : max === null ? NO_MAXIMUM : null;
    if (misuse !== null) {
      await streams.errors.write(`url validate: ${misuse} (see url validate --help)\n`);
      return FAILED;
    }
    const base = values.base ?? null;
    const writer = values.json
      ? jsonWriter(base)
      : values.sarif
        ? sarifWriter()
        : textWriter(base, streams.output.terminal);
    const items = itemsOf(positionals, values.urls ?? false, streams.input);
    return check(items, { base, writer, max: max ?? Infinity, strict: values.strict ?? false }, streams);
  },
});

const NO_MAXIMUM = "--max-errors takes a number from 1";

/** A positive number, Infinity when none is given, null for anything else. */
function readMaximum(text: string | undefined): number | null {
  if (text === undefined) return Infinity;
  return /^0*[1-9][0-9]*$/.test(text) ? Number(text) : null;
}

interface Settings {
  readonly base: string | null;
  readonly writer: Writer;
  readonly max: number;
  readonly strict: boolean;
}

/** Judges the items and gives the exit status. A base that is no URL is the one finding. */
async function check(batches: AsyncIterable<readonly Item[]>, settings: Settings, streams: Streams): Promise<number> {
  const { writer, max } = settings;
  const { output, errors } = streams;
  const base = readBase(settings.base);
  if (base === null) {
    const diagnostics = findErrors("", { base: settings.base ?? "" });
    await output.write(
      writer.add({ input: settings.base ?? "", source: null, line: null }, diagnostics) + writer.end(),
    );
    return FAILED;
  }

  let text = "";
  let room = max;
  let isFatal = false;
  let hasFindings = false;
  for await (const batch of batches) {
    for (const item of batch) {
      const found = findErrors(item.input, { base });
      // An input that is none counts, though its last finding may be one too many to show.
      if (found.at(-1)?.fatal) isFatal = true;
      if (found.length > 0) hasFindings = true;
      const diagnostics = found.slice(0, room);
      room -= diagnostics.length;
      if (diagnostics.length > 0) text += writer.add(item, diagnostics);
      if (text.length > BATCH) {
        await output.write(text);
        text = "";
      }
      if (room === 0) break;
    }
    await output.write(text);
    text = "";
    if (room === 0 || output.closed) break;
  }
  await output.write(writer.end());
  if (room === 0) await errors.write(`url validate: stopped at ${max} findings (--max-errors)\n`);
  if (isFatal) return NOT_A_URL;
  return settings.strict && hasFindings ? WARNINGS : OK;
}

function readBase(base: string | null): BaseRecord | undefined | null {
  if (base === null) return undefined;
  const result = parseURL(base);
  return result.ok ? result.url : null;
}

/** The statuses that are this command's own. */
const WARNINGS = 1;
const NOT_A_URL = 2;

/** Findings are written in pieces of about this many units: a line may have as many errors as characters. */
const BATCH = 65_536;
