import type { Result } from "@url/result";
import { caretLines, visible } from "@url/validator";
import type { Streams } from "./command.ts";
import { type ArgumentKind, batchesOf, tooLong } from "./input/batches.ts";
import { isComment } from "./input/comments.ts";
import { type Delimiter, HAS_NUL } from "./input/delimiter.ts";
import { readFailure } from "./input/read-failure.ts";
import type { Failure } from "./output/failure.ts";
import { messageLine } from "./output/message.ts";
import type { Show } from "./output/shown.ts";
import { FAILED, INVALID, OK } from "./status.ts";

/** What is converted. The default is each line of standard input. */
export interface FilterOptions {
  readonly positionals?: readonly string[];
  readonly kind?: ArgumentKind;
  /** The encoding of the input, of which bytes that are not are an error. Without it they become U+FFFD. */
  readonly encoding?: string | undefined;
  readonly delimiter?: Delimiter;
  readonly skipsComments?: boolean;
}

/**
 * Converts each input, or each line of files and of standard input, to a line of output. For a line that cannot be converted, it writes one to standard error
 * with the place, the reason, and the text as `show` returns it. Returns the exit status.
 */
export async function filterLines(
  streams: Streams,
  convert: (line: string) => Result<string, Failure>,
  show: Show,
  { positionals = [], kind = "by-spelling", encoding, delimiter = "\n", skipsComments = false }: FilterOptions = {},
): Promise<number> {
  const { output, errors } = streams;
  const width = errors.terminal?.columns ?? 80;
  let status = OK;
  let results = "";
  let complaints = "";
  const flush = async (): Promise<void> => {
    if (results === "" && complaints === "") return;
    await Promise.all([output.write(results), errors.write(complaints)]);
    results = complaints = "";
  };
  const unreadable = async (source: string, error: unknown): Promise<void> => {
    status = FAILED;
    const isGuess = positionals.length > 0 && (error as NodeJS.ErrnoException).code === "ENOENT";
    const hint = isGuess && kind === "by-spelling" ? " (an input without a scheme needs --urls)" : "";
    complaints += messageLine("url", `${readFailure(source, error)}${hint}`);
  };
  const batches = batchesOf(positionals, kind, { ...streams, encoding, delimiter }, unreadable);
  for await (const { inputs, source, line: first, illFormed, hasNUL } of batches) {
    if (hasNUL) {
      status = Math.max(status, INVALID);
      complaints += messageLine(source ?? "url", HAS_NUL);
    }
    let line = (first ?? 1) - 1;
    for (const input of inputs) {
      line++;
      if (skipsComments && isComment(input)) continue;
      const wrong = illFormed?.get(line);
      if (wrong !== undefined) {
        status = Math.max(status, INVALID);
        complaints += `${placeOf(source, line)}${wrong.at + 1}: ill-formed-bytes${wrong.offset === null ? "" : `, at byte ${wrong.offset}`}\n`;
        continue;
      }
      const result = tryToConvert(input, convert);
      if (result === null) {
        await unreadable(source ?? "an argument", tooLong(line));
      } else if (result.ok) {
        results += `${result.value}${delimiter}`;
      } else {
        status = Math.max(status, INVALID);
        complaints += complaint(placeOf(source, line), show(input), result.error, width);
      }
      if (results.length > BATCH || complaints.length > BATCH) await flush();
    }
    await flush();
    // The reader has left, as in `url normalize | head -1`. That is not an error.
    if (output.closed) break;
  }
  await flush();
  return status;
}

function placeOf(source: string | null, line: number): string {
  return source === null ? "" : `${visible(source)}:${line}:`;
}

/** Returns null if the result would be longer than a string can be. */
function tryToConvert(
  line: string,
  convert: (line: string) => Result<string, Failure>,
): Result<string, Failure> | null {
  try {
    return convert(line);
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}

/** `<stdin>:2:9: host-missing: "https://"`, of an argument from its column on, the text cut off around the place so that the line fits. */
function complaint(from: string, shown: string, { code, start, end }: Failure, width: number): string {
  const place = `${from}${start + 1}: ${code}: `;
  const { text } = caretLines(shown, start, end, Math.max(16, width - place.length - 2));
  return `${place}"${text}"\n`;
}

// The output for one chunk of input is written at once. With a long base, a chunk of short lines would make it too long for
// that, so it is also written when it reaches this many code units.
const BATCH = 65_536;
