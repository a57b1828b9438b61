import type { Result } from "@url/result";
import { caretLines } from "@url/validator";
import type { Streams } from "./command.ts";
import { batchesOf, tooLong } from "./input/batches.ts";
import { readFailure, STANDARD_INPUT } from "./input/read-failure.ts";
import type { Failure } from "./output/failure.ts";
import { messageLine } from "./output/message.ts";
import type { Show } from "./output/shown.ts";
import { FAILED, INVALID, OK } from "./status.ts";

/**
 * Converts each line of the input to a line of output. For a line that cannot be converted, it writes one to standard error
 * with the place, the reason, and the text as `show` returns it. Returns the exit status.
 */
export async function filterLines(
  streams: Streams,
  convert: (line: string) => Result<string, Failure>,
  show: Show,
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
    complaints += messageLine("url", readFailure(source, error));
  };
  for await (const { inputs, line: first } of batchesOf([], "by-spelling", streams, unreadable)) {
    let line = (first ?? 1) - 1;
    for (const input of inputs) {
      line++;
      const result = tryToConvert(input, convert);
      if (result === null) {
        await unreadable(STANDARD_INPUT, tooLong(line));
      } else if (result.ok) {
        results += `${result.value}\n`;
      } else {
        status = Math.max(status, INVALID);
        complaints += complaint(line, show(input), result.error, width);
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

/** `<stdin>:2:9: host-missing: "https://"`, the text cut off around the place so that the line fits. */
function complaint(number: number, shown: string, { code, start, end }: Failure, width: number): string {
  const place = `${STANDARD_INPUT}:${number}:${start + 1}: ${code}: `;
  const { text } = caretLines(shown, start, end, Math.max(16, width - place.length - 2));
  return `${place}"${text}"\n`;
}

// The output for one chunk of input is written at once. With a long base, a chunk of short lines would make it too long for
// that, so it is also written when it reaches this many code units.
const BATCH = 65_536;
