import { createReadStream } from "node:fs";
import type { Command, Streams } from "../command.ts";
import { lineBatches, TOO_LONG } from "../input/lines.ts";
import type { Output } from "../output/output.ts";
import { VERSION } from "../version.ts";
import { change } from "./change.ts";
import { formatURL, wholeURL } from "./format.ts";
import { trurlHelp } from "./help.ts";
import { jsonOf } from "./json.ts";
import { isMistake, type Mistake, STATUS, throwMistake } from "./mistake.ts";
import { type Options, readOptions, trurlOptions } from "./options.ts";

/** `url trurl`: the options and the output of trurl, with URLs as the URL Standard reads them. */
export const trurl: Command = {
  summary: "the options and the output of trurl, by the URL Standard",
  help: trurlHelp(),
  options: trurlOptions(),
  async start(args, streams) {
    // trurl's own names and statuses, so that a script notices no difference.
    const written = { started: false, count: 0 };
    try {
      const options = readOptions(args);
      if (options.flags.has("help") || options.flags.has("version")) {
        await streams.output.write(options.flags.has("help") ? trurl.help : `trurl by @url/cli ${VERSION}\n`);
        return STATUS.ok;
      }
      await run(options, streams, written);
      return STATUS.ok;
    } catch (error) {
      if (!isMistake(error)) throw error;
      if (written.started) await streams.output.write(endOfArray(written.count));
      await streams.errors.write(`trurl error: ${shownOn(streams.errors, error.message)}\n${HELP_LINE}`);
      return (error as Mistake).trurlStatus;
    }
  },
};

const HELP_LINE = "trurl error: Try trurl -h for help\n";

/** `written` is an array of JSON that an error must end, too. */
async function run(options: Options, streams: Streams, written: { started: boolean; count: number }): Promise<void> {
  const { flags } = options;
  const { output, errors } = streams;
  const isJSON = flags.has("json");
  let lines = "";
  let notes = "";
  const warn = (message: string): void => {
    if (!flags.has("quiet")) notes += `trurl note: ${shownOn(errors, message)}\n`;
  };
  const flush = async (): Promise<void> => {
    const written = [output.write(lines), errors.write(notes)];
    lines = notes = "";
    await Promise.all(written);
  };
  const modifiers = { default: flags.has("default-port"), idn: flags.has("as-idn") };
  const show = (text: string | null, mustBeValid: boolean): void => {
    for (const result of change(text, options, warn)) {
      if (!result.ok) {
        if (mustBeValid) throwMistake(result.error.status, result.error.message);
        notes += `trurl note: ${shownOn(errors, result.error.message)}\n`;
      } else if (isJSON) {
        lines += `${written.count++ > 0 ? "," : ""}\n${jsonOf(result.value, flags, warn)}`;
      } else if (options.format !== null) {
        lines += `${shownOn(output, formatURL(options.format, result.value, flags, warn))}\n`;
      } else {
        lines += `${shownOn(output, wholeURL(result.value.url, modifiers, flags, warn))}\n`;
      }
    }
  };

  if (isJSON) {
    written.started = true;
    lines = "[";
  }
  try {
    if (options.file !== null) {
      const chunks = options.file === "-" ? streams.input : createReadStream(options.file);
      for await (const batch of urlsOf(chunks, options.file, warn)) {
        for (const url of batch) {
          show(url, flags.has("verify"));
          if (lines.length > BATCH) await flush();
        }
        await flush();
        // The reader has left, as in `url trurl … | head -1`. That is not an error.
        if (output.closed) return;
      }
    } else if (options.urls.length === 0) {
      show(null, true);
    } else {
      for (const url of options.urls) show(url, flags.has("verify"));
    }
    if (isJSON) lines += endOfArray(written.count);
  } finally {
    await flush();
  }
}

/** Output is written in chunks of about this many code units, and when all that was read is answered. */
const BATCH = 65_536;

function endOfArray(count: number): string {
  return count > 0 ? "\n]\n" : "]\n";
}

/** Yields lists of the lines of a file, without trailing spaces and tabs. Empty lines and lines of more than 4,094 bytes are left out. */
async function* urlsOf(
  chunks: AsyncIterable<Uint8Array>,
  name: string,
  warn: (message: string) => void,
): AsyncGenerator<string[]> {
  try {
    for await (const lines of lineBatches(chunks, { longest: LONGEST_LINE })) {
      const urls: string[] = [];
      for (const line of lines) {
        if (line === TOO_LONG || (line.length > LONGEST_LINE / 3 && Buffer.byteLength(line) > LONGEST_LINE)) {
          warn("skipping long line");
          continue;
        }
        const text = line.replace(/\r$/, "").replace(/[ \t]+$/, "");
        if (text !== "") urls.push(text);
      }
      yield urls;
    }
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === undefined) throw error;
    throwMistake(STATUS.file, `--url-file ${name} not found`);
  }
}

const LONGEST_LINE = 4094;

/** Escapes what a terminal would interpret; a file or a pipe gets the text as it is, as trurl writes it. */
function shownOn({ terminal }: Output, text: string): string {
  if (terminal === undefined) return text;
  return text.replace(/(?![\n\t])[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, (unit) => encodeURIComponent(unit));
}
