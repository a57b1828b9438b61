import type { Streams } from "../command.ts";
import { messageLine } from "../output/message.ts";
import { FAILED, OK } from "../status.ts";
import { type Item, itemsOf } from "./items.ts";
import { readFailure } from "./read-failure.ts";

/**
 * Calls `handle` for each argument or, if there is none, for each line of standard input, until the reader of the output
 * has left. `handle` writes what it finds, and returns a status; the highest one is returned.
 */
export async function eachInput(
  name: string,
  positionals: readonly string[],
  streams: Streams,
  handle: (item: Item) => Promise<number>,
): Promise<number> {
  const { output, errors } = streams;
  let status = OK;
  const unreadable = async (source: string, error: unknown): Promise<void> => {
    status = FAILED;
    await errors.write(messageLine(`url ${name}`, readFailure(source, error)));
  };
  const kind = positionals.length === 0 ? "by-spelling" : "inputs";
  for await (const batch of itemsOf(positionals, kind, streams, unreadable)) {
    for (const item of batch) {
      status = Math.max(status, await handle(item));
      if (output.closed) return status;
    }
  }
  return status;
}
