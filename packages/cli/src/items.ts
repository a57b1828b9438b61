import { createReadStream } from "node:fs";
import { type Line, lineBatches, TOO_LONG } from "./lines.ts";
import { STANDARD_INPUT } from "./read-failure.ts";

/** An input to judge, and where it is from. */
export interface Item {
  readonly input: string;
  /** The path of the file, "<stdin>" for standard input, null for an argument. */
  readonly source: string | null;
  /** From 1; null for an argument. */
  readonly line: number | null;
}

/** How arguments are told apart; "by-spelling" is {@link isInput}. */
export type ArgumentKind = "inputs" | "files" | "by-spelling";

/** Called for a file, or standard input, that cannot be read (any further). The items of other arguments follow. */
export type Unreadable = (source: string, error: unknown) => Promise<void>;

/**
 * The inputs that the arguments stand for, in batches: an input stands for itself, a file for its lines, "-" and no
 * arguments at all for the lines of standard input, unless all arguments are inputs.
 */
export async function* itemsOf(
  positionals: readonly string[],
  kind: ArgumentKind,
  standardInput: AsyncIterable<Uint8Array>,
  unreadable: Unreadable,
): AsyncGenerator<Item[]> {
  if (positionals.length === 0 && kind !== "inputs") yield* linesOf(() => standardInput, STANDARD_INPUT, unreadable);
  for (const argument of positionals) {
    if (kind === "inputs" || (kind === "by-spelling" && isInput(argument))) {
      yield [{ input: argument, source: null, line: null }];
    } else if (argument === "-") {
      yield* linesOf(() => standardInput, STANDARD_INPUT, unreadable);
    } else {
      yield* linesOf(() => createReadStream(argument), argument, unreadable);
    }
  }
}

/**
 * Does an argument have a scheme? Then it is an input, and else the name of a file: the spelling decides and not what
 * files there are, so that a misspelt name is a missing file, and nobody's file can take the place of a URL. One letter
 * and a colon are a drive of Windows.
 */
function isInput(argument: string): boolean {
  return /^[\0- ]*[a-z][a-z0-9+.-]+:/i.test(argument);
}

/** A line may end with CRLF: to validate the CR would be to find something wrong in every line. */
async function* linesOf(
  open: () => AsyncIterable<Uint8Array>,
  source: string,
  unreadable: Unreadable,
): AsyncGenerator<Item[]> {
  let number = 0;
  try {
    for await (const lines of lineBatches(open())) {
      const batch: Item[] = [];
      for (const line of lines) {
        number++;
        if (line === TOO_LONG) await unreadable(source, tooLong(number));
        else batch.push({ input: withoutCR(line), source, line: number });
      }
      yield batch;
    }
  } catch (error) {
    await unreadable(source, error);
  }
}

/** Why a line cannot be read, or cannot be worked on. */
export function tooLong(line: number): Error {
  return new Error(`line ${line} is too long`);
}

function withoutCR(line: Exclude<Line, symbol>): string {
  return line.endsWith("\r") ? line.slice(0, -1) : line;
}
