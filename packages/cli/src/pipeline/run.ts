import type { Streams } from "../command.ts";
import { type Item, itemsOf } from "../items.ts";
import { messageLine } from "../message.ts";
import { readFailure } from "../read-failure.ts";
import { FAILED, OK } from "../status.ts";
import type { Plan } from "./plan.ts";
import { type Processed, processRows } from "./process.ts";
import { rowReader, rowsOfArray } from "./rows.ts";

/** Processes a batch of lines. Batches can be processed at the same time, and are written in their order. */
export type ProcessBatch = (items: readonly Item[]) => Processed | Promise<Processed>;

/**
 * Reads URLs, changes them and writes them as the plan says. Each chunk of input is written before the next one is read, so
 * that a program that waits for its line gets it, except for the last batches of threads that are still at work. Returns the
 * exit status.
 */
export async function runPlan(
  plan: Plan,
  inputs: readonly string[],
  streams: Streams,
  processBatch: ProcessBatch,
  inFlight: number,
): Promise<number> {
  const { output, errors } = streams;
  let status = OK;
  const unreadable = async (source: string, error: unknown): Promise<void> => {
    status = FAILED;
    await errors.write(messageLine("url", readFailure(source, error)));
  };
  const write = async (processed: Processed): Promise<void> => {
    status = Math.max(status, processed.status);
    await Promise.all([output.write(processed.output), errors.write(processed.complaints)]);
  };
  await output.write(plan.writer.start);
  const waiting: Promise<Processed>[] = [];
  let isEmpty = true;
  const take = async (): Promise<void> => {
    const processed = await waiting.shift()!;
    if (processed.output !== "") isEmpty = false;
    await write(processed);
  };
  const batches = itemsOf(inputs, "by-spelling", streams, unreadable, plan.oneToOne);
  for await (const items of plan.inputFormat === "json" ? wholeFiles(batches) : batches) {
    waiting.push(Promise.resolve(processBatch(items)));
    if (waiting.length >= inFlight) await take();
    // The reader has left, as in `url get … | head -1`. That is not an error.
    if (output.closed) return status;
  }
  while (waiting.length > 0) await take();
  await output.write(plan.writer.end(isEmpty));
  return status;
}

/** Processes batches one after another. */
export function inThisThread(plan: Plan): ProcessBatch {
  const written = { count: 0 };
  const read = rowReader(plan.inputFormat, plan.field, plan.oneToOne);
  return (items) => {
    const rows =
      plan.inputFormat === "json"
        ? items.flatMap(({ input, source }) => rowsOfArray(input, source, plan.field))
        : read(items);
    return processRows(rows, plan, written);
  };
}

/** Yields the whole text of each file as one item. */
async function* wholeFiles(batches: AsyncIterable<readonly Item[]>): AsyncGenerator<Item[]> {
  let lines: string[] = [];
  let source: string | null = null;
  const whole = (): Item[] => [{ input: lines.join("\n"), source, line: null }];
  for await (const items of batches) {
    for (const item of items) {
      if (lines.length > 0 && item.source !== source) {
        yield whole();
        lines = [];
      }
      source = item.source;
      lines.push(item.input);
    }
  }
  if (lines.length > 0) yield whole();
}
