import { createReadStream } from "node:fs";
import { isInput } from "./is-input.ts";
import { type Line, lineBatches, TOO_LONG } from "./lines.ts";
import { STANDARD_INPUT } from "./read-failure.ts";

/** An input, and where it is from. */
export interface Item {
  readonly input: string;
  /** The path of the file, "<stdin>" for standard input, null for an argument. */
  readonly source: string | null;
  /** From 1; null for an argument. */
  readonly line: number | null;
}

/** How arguments are told apart; "by-spelling" is {@link isInput}. */
export type ArgumentKind = "inputs" | "files" | "by-spelling";

/** Called if a file or standard input cannot be read to its end. The items of the other arguments follow. */
export type Unreadable = (source: string, error: unknown) => Promise<void>;

/**
 * Yields the inputs that the arguments stand for, in batches. An input stands for itself, a file for its lines, and "-" for
 * the lines of standard input. No arguments mean standard input too, unless all arguments are inputs. A line that is too
 * long to be read is left out, or with `keepsLong` empty.
 */
export async function* itemsOf(
  positionals: readonly string[],
  kind: ArgumentKind,
  standardInput: AsyncIterable<Uint8Array>,
  unreadable: Unreadable,
  keepsLong = false,
): AsyncGenerator<Item[]> {
  if (positionals.length === 0 && kind !== "inputs")
    yield* linesOf(() => standardInput, STANDARD_INPUT, unreadable, keepsLong);
  for (const argument of positionals) {
    if (kind === "inputs" || (kind === "by-spelling" && isInput(argument))) {
      yield [{ input: argument, source: null, line: null }];
    } else if (argument === "-") {
      yield* linesOf(() => standardInput, STANDARD_INPUT, unreadable, keepsLong);
    } else {
      yield* linesOf(() => createReadStream(argument), argument, unreadable, keepsLong);
    }
  }
}

/** Drops the CR of a CRLF, which would be an error in every line. */
async function* linesOf(
  open: () => AsyncIterable<Uint8Array>,
  source: string,
  unreadable: Unreadable,
  keepsLong: boolean,
): AsyncGenerator<Item[]> {
  let number = 0;
  try {
    for await (const lines of lineBatches(open())) {
      const batch: Item[] = [];
      for (const line of lines) {
        number++;
        if (line === TOO_LONG) await unreadable(source, tooLong(number));
        if (line === TOO_LONG && keepsLong) batch.push({ input: "", source, line: number });
        if (line !== TOO_LONG) batch.push({ input: withoutCR(line), source, line: number });
      }
      yield batch;
    }
  } catch (error) {
    await unreadable(source, error);
  }
}

/** Creates the error for a line that cannot be read or processed. */
export function tooLong(line: number): Error {
  return new Error(`line ${line} is too long`);
}

function withoutCR(line: Exclude<Line, symbol>): string {
  return line.endsWith("\r") ? line.slice(0, -1) : line;
}
