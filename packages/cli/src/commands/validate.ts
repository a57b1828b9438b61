import { type Command, command, type Given, misuse, type Streams } from "../command.ts";
import { type ArgumentKind, tooLong } from "../input/batches.ts";
import { COMMENTS, commentsHelp, isComment } from "../input/comments.ts";
import { type Delimiter, delimiterOf, NULL } from "../input/delimiter.ts";
import { encodingOf, WRONG_ENCODING } from "../input/encoding.ts";
import { type Item, itemsOf } from "../input/items.ts";
import { readFailure } from "../input/read-failure.ts";
import { findingsAsJSON, findingsAsSARIF, findingsAsText, type Writer } from "../output/finding-writers.ts";
import { type Base, findIn, readBase, withIllFormed } from "../output/findings.ts";
import { messageLine } from "../output/message.ts";
import { NO_PROGRESS, noProgressHelp } from "../output/progress.ts";
import { SHOW_PASSWORD, type Show, showing, showPasswordHelp } from "../output/shown.ts";
import { FAILED, INVALID, OK } from "../status.ts";

const OPTIONS = {
  base: { type: "string" },
  urls: { type: "boolean" },
  files: { type: "boolean" },
  json: { type: "boolean" },
  sarif: { type: "boolean" },
  encoding: { type: "string" },
  ...NULL,
  ...COMMENTS,
  "max-errors": { type: "string" },
  strict: { type: "boolean" },
  ...SHOW_PASSWORD,
  ...NO_PROGRESS,
} as const;

/** `url validate`: reports every validation error of many URLs. */
export const validate: Command = /* @__PURE__ */ command({
  name: "validate",
  summary: "find every error in URLs, including those that parsers ignore",
  help: `Usage: url validate [options] [--] [<file or input>...]

Reports every validation error of the URL Standard: where it is, what is wrong, and what to write instead. Also warns
of percent-encoded bytes that are not UTF-8, and of schemes that are not registered with IANA. Bytes of a file that are
not UTF-8 are an error, with their offset. An argument with a scheme,
such as https:, is an input. "-" stands for the lines of standard input, any other argument is the name of a file and
stands for its lines. Without arguments standard input is read, one URL a line.

Options:
  --base <url>      resolve every input against this URL
  --urls            take every argument as an input
  --files           take every argument but - as the name of a file
  --json            print one JSON object per line: for each input that has findings, and for each finding
  --sarif           print one SARIF 2.1.0 log, for code hosts
  --encoding <label>
                    read files in this encoding, such as windows-1252, instead of UTF-8
  -0, --null        inputs end with NUL instead of a line feed
${commentsHelp(18)}
  --max-errors <n>  stop after n findings
  --strict          exit with status 1 when there are warnings
${showPasswordHelp(18)}
${noProgressHelp(18)}
  -h, --help        show this text

At most 100 errors are reported for one input, the fatal one among them, and the number of the others.

Exit status: 0 if every input was valid, with --strict without warnings; 1 if an input or the base was not; 2 if reading
or writing failed; 3 for wrong usage.
`,
  arity: { count: Number.POSITIVE_INFINITY, least: 0, says: "takes files and inputs" },
  options: OPTIONS,
  async run({ values, positionals }, streams) {
    const max = readMaximum(values["max-errors"]);
    if (values.json && values.sarif) return misuse("validate", "--json and --sarif exclude each other", streams);
    if (values.urls && values.files) return misuse("validate", "--urls and --files exclude each other", streams);
    if (max === null) return misuse("validate", "--max-errors takes a number from 1", streams);
    const encoding = encodingOf(values.encoding ?? "utf-8");
    if (encoding === null) return misuse("validate", WRONG_ENCODING, streams);
    const kind = values.urls ? "inputs" : values.files ? "files" : "by-spelling";
    const settings: Settings = {
      base: readBase(values.base),
      kind,
      encoding,
      delimiter: delimiterOf(values),
      skipsComments: values.comments === true,
      writer: writerFor(values, streams),
      max,
      strict: values.strict === true,
      show: showing(values["show-password"]),
    };
    return check(positionals, settings, streams);
  },
});

interface Settings {
  readonly base: Base | null;
  readonly kind: ArgumentKind;
  readonly encoding: string;
  readonly delimiter: Delimiter;
  readonly skipsComments: boolean;
  readonly writer: Writer;
  readonly max: number;
  readonly strict: boolean;
  readonly show: Show;
}

/** Returns a positive number; Infinity if none is given; null for anything else. */
function readMaximum(text: string | undefined): number | null {
  if (text === undefined) return Number.POSITIVE_INFINITY;
  return /^0*[1-9][0-9]*$/.test(text) ? Number(text) : null;
}

function writerFor({ json, sarif }: Given<typeof OPTIONS>["values"], { output }: Streams): Writer {
  return json ? findingsAsJSON() : sarif ? findingsAsSARIF() : findingsAsText(output.terminal);
}

/** Validates the inputs and returns the exit status. An invalid base is the only finding. */
async function check(positionals: readonly string[], settings: Settings, streams: Streams): Promise<number> {
  const { writer, max, kind, encoding, delimiter, base, show } = settings;
  const { output, errors } = streams;
  let isComplete = true;
  const unreadable = async (source: string, error: unknown): Promise<void> => {
    isComplete = false;
    const isGuess = kind === "by-spelling" && (error as NodeJS.ErrnoException).code === "ENOENT";
    const hint = isGuess ? " (an input without a scheme needs --urls)" : "";
    await errors.write(messageLine("url validate", `${readFailure(source, error)}${hint}`));
  };

  let text = writer.start();
  let room = max;
  let status = OK;
  let omitted = 0;
  const validateItem = ({ input, source, line, illFormed }: Item): void => {
    const found = withIllFormed(findIn(input, base, show, room), illFormed, encoding, room);
    // An invalid input counts even if its fatal error exceeds --max-errors and is not written.
    if (found.isFatal || illFormed || (settings.strict && found.diagnostics.length > 0)) status = INVALID;
    if (found.diagnostics.length === 0) return;
    room -= found.diagnostics.length;
    // What --max-errors leaves out is not counted for one input.
    const shown = room === 0 ? { ...found, omitted: 0 } : found;
    omitted += shown.omitted;
    text += writer.add({ source, line }, shown);
  };
  const flush = async (): Promise<void> => {
    if (text === "") return;
    await output.write(text);
    text = "";
  };

  if (base !== null && base.record === undefined) {
    validateItem({ input: "", source: null, line: null });
  } else {
    for await (const batch of itemsOf(positionals, kind, { ...streams, encoding, delimiter }, unreadable)) {
      for (const item of batch) {
        if (settings.skipsComments && isComment(item.input)) continue;
        try {
          validateItem(item);
        } catch (error) {
          // The result of the parser would be longer than a string can be.
          if (!(error instanceof RangeError)) throw error;
          await unreadable(item.source ?? "an argument", tooLong(item.line ?? 1));
        }
        if (text.length > BATCH) await flush();
        if (room === 0) break;
      }
      await flush();
      if (room === 0 || output.closed) break;
    }
  }
  text += writer.end({ omitted, isComplete });
  await flush();
  if (room === 0) await errors.write(`url validate: stopped at ${max} findings (--max-errors)\n`);
  return isComplete ? status : FAILED;
}

/** Findings are written in chunks of about this many code units. */
const BATCH = 65_536;
