import type { Streams } from "./command.ts";
import type { Failure } from "./failure.ts";
import { lineBatches } from "./lines.ts";
import { INVALID, OK } from "./status.ts";

/**
 * The lines of the input through `convert`, each to a line of output, or to one on standard error with its number, the
 * column and the reason. Gives the exit status.
 */
export async function filterLines(
  { input, output, errors }: Streams,
  convert: (line: string) => string | Failure,
): Promise<number> {
  let status = OK;
  let number = 0;
  let results = "";
  let complaints = "";
  const flush = async (): Promise<void> => {
    await Promise.all([output.write(results), errors.write(complaints)]);
    results = complaints = "";
  };
  for await (const lines of lineBatches(input)) {
    for (const line of lines) {
      number++;
      const result = convert(line);
      if (typeof result === "string") {
        results += `${result}\n`;
      } else {
        status = INVALID;
        complaints += `line ${number}, column ${result.start + 1}: ${result.code}\n`;
      }
      if (results.length > BATCH || complaints.length > BATCH) await flush();
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
