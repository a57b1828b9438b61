import { caretLines } from "@url/validator";
import type { Streams } from "./command.ts";
import type { Failure } from "./failure.ts";
import { itemsOf, tooLong } from "./items.ts";
import { messageLine } from "./message.ts";
import { readFailure, STANDARD_INPUT } from "./read-failure.ts";
import type { Show } from "./shown.ts";
import { FAILED, INVALID, OK } from "./status.ts";

/**
 * Sends the lines of the input through `convert`: each to a line of output, or to one on standard error with its place,
 * the reason, and the text as `show` shows it. Returns the exit status.
 */
export async function filterLines(
  { input, output, errors }: Streams,
  convert: (line: string) => string | Failure,
  show: Show,
): Promise<number> {
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
  for await (const items of itemsOf([], "by-spelling", input, unreadable)) {
    for (const item of items) {
      const line = item.line ?? 0;
      const result = tryToConvert(item.input, convert);
      if (result === null) {
        await unreadable(STANDARD_INPUT, tooLong(line));
      } else if (typeof result === "string") {
        results += `${result}\n`;
      } else {
        status = Math.max(status, INVALID);
        complaints += complaint(line, show(item.input), result, width);
      }
      if (results.length > BATCH || complaints.length > BATCH) await flush();
    }
    await flush();
    // The reader has what it wanted, as in `url normalize | head -1`: that is no failure of ours.
    if (output.closed) break;
  }
  await flush();
  return status;
}

/** Null for a line of which no string could hold the result. */
function tryToConvert(line: string, convert: (line: string) => string | Failure): string | Failure | null {
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

// Writes are gathered up to a chunk of input. They are cut here as well: against a long base, a chunk of short lines
// makes an output without bounds.
const BATCH = 65_536;
