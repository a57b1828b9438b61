import type { Streams } from "../command.ts";
import { type Batch, batchesOf } from "../input/batches.ts";
import { readFailure } from "../input/read-failure.ts";
import { messageLine } from "../output/message.ts";
import { FAILED, OK } from "../status.ts";
import { fieldNames } from "./fields.ts";
import type { Plan } from "./plan.ts";
import type { Processed } from "./process.ts";

/**
 * Reads URLs, changes them and writes them as the plan says. What was read is answered without waiting for more input, so that
 * a program that waits for its line gets it. Returns the exit status.
 */
export async function runPlan(
  plan: Plan,
  inputs: readonly string[],
  streams: Streams,
  processBatch: (batch: Batch) => Processed,
): Promise<number> {
  const { output, errors } = streams;
  let status = OK;
  const unreadable = async (source: string, error: unknown): Promise<void> => {
    status = FAILED;
    const isGuess = plan.kind === "by-spelling" && (error as NodeJS.ErrnoException).code === "ENOENT";
    await errors.write(messageLine("url", `${readFailure(source, error)}${isGuess ? hintFor(source, plan) : ""}`));
  };
  const write = async (processed: Processed): Promise<void> => {
    status = Math.max(status, processed.status);
    await Promise.all([output.write(processed.output), errors.write(processed.complaints)]);
  };
  await output.write(plan.writer.start);
  let isEmpty = true;
  const source = { ...streams, encoding: plan.encoding, delimiter: plan.delimiter };
  const batches = batchesOf(inputs, plan.kind, source, unreadable, plan.oneToOne);
  for await (const batch of plan.inputFormat === "json" ? wholeFiles(batches) : batches) {
    const processed = processBatch(batch);
    if (processed.output !== "") isEmpty = false;
    await write(processed);
    // The reader has left, as in `url get … | head -1`. That is not an error.
    if (output.closed) return status;
  }
  await output.write(plan.writer.end(isEmpty));
  return status;
}

/** Returns what the argument, which is neither a URL nor a file, was probably meant to be. */
function hintFor(argument: string, { unique }: Plan): string {
  return unique !== null && fieldNames().includes(argument)
    ? ` (for one URL for each ${argument}, use --unique-by ${argument})`
    : " (for a URL without a scheme, use --urls --guess-scheme https)";
}

/** Yields each file, and each argument, as one batch. */
async function* wholeFiles(batches: AsyncIterable<Batch>): AsyncGenerator<Batch> {
  let whole: { inputs: string[]; source: string } | null = null;
  for await (const { inputs, source, line } of batches) {
    if (whole !== null && (source !== whole.source || line === 1)) {
      yield { ...whole, line: null };
      whole = null;
    }
    if (source === null) {
      yield { inputs, source, line };
    } else {
      whole ??= { inputs: [], source };
      for (const input of inputs) whole.inputs.push(input);
    }
  }
  if (whole !== null) yield { ...whole, line: null };
}
