import type { Result } from "@url/result";
import type { Streams } from "../command.ts";
import type { ArgumentKind } from "../input/batches.ts";
import { type Item, itemsOf } from "../input/items.ts";
import { readFailure } from "../input/read-failure.ts";
import { FAILED, INVALID, OK } from "../status.ts";
import { messageLine, quoted } from "./message.ts";

/**
 * Writes what `convert` returns for each input, or line of files or of standard input: a line of output, or "" for none. Spaces at
 * both ends are ignored, and empty lines. For an error, it writes why the line is wrong to standard error. Returns the
 * status that `grep` would have: 0 if a line was written, 1 if none was, 2 if something was wrong.
 */
export async function writeMatches(
  positionals: readonly string[],
  kind: ArgumentKind,
  streams: Streams,
  convert: (item: Item) => Result<string, string>,
): Promise<number> {
  const { output, errors } = streams;
  let status = INVALID;
  let hasFailed = false;
  const unreadable = async (source: string, error: unknown): Promise<void> => {
    hasFailed = true;
    await errors.write(messageLine("url", readFailure(source, error)));
  };
  for await (const items of itemsOf(positionals, kind, streams, unreadable)) {
    let results = "";
    let complaints = "";
    for (const item of items) {
      const text = item.input.trim();
      if (text === "") continue;
      const line = convert({ ...item, input: text });
      const place = item.source === null ? "" : `${item.source}:${item.line}: `;
      if (line.ok) results += line.value;
      else complaints += messageLine("url", `${place}${line.error}: ${quoted(text)}`);
    }
    if (results !== "") status = OK;
    if (complaints !== "") hasFailed = true;
    await Promise.all([output.write(results), errors.write(complaints)]);
    if (output.closed) break;
  }
  return hasFailed ? FAILED : status;
}
