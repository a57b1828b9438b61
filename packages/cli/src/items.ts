import { createReadStream, statSync } from "node:fs";
import { lineBatches } from "./lines.ts";

/** An input to judge, and where it is from. */
export interface Item {
  readonly input: string;
  /** The path of the file, "<stdin>" for standard input, null for an argument. */
  readonly source: string | null;
  /** From 1; null for an argument. */
  readonly line: number | null;
}

/**
 * The inputs that the arguments stand for, in batches: the lines of an argument that names a file, those of
 * standard input for "-" and when there are no arguments, and any other argument itself. With `areInputs` all
 * arguments are inputs.
 */
export async function* itemsOf(
  positionals: readonly string[],
  areInputs: boolean,
  standardInput: AsyncIterable<Uint8Array>,
): AsyncGenerator<Item[]> {
  if (positionals.length === 0 && !areInputs) yield* linesOf(standardInput, STANDARD_INPUT);
  for (const argument of positionals) {
    if (areInputs) yield [{ input: argument, source: null, line: null }];
    else if (argument === "-") yield* linesOf(standardInput, STANDARD_INPUT);
    else if (isReadable(argument)) yield* linesOf(createReadStream(argument), argument);
    else yield [{ input: argument, source: null, line: null }];
  }
}

/** What standard input is called, where a file has its path. */
export const STANDARD_INPUT = "<stdin>";

/** A line may end with CRLF: to validate the CR would be to find something wrong in every line. */
async function* linesOf(chunks: AsyncIterable<Uint8Array>, source: string): AsyncGenerator<Item[]> {
  let line = 0;
  for await (const lines of lineBatches(chunks)) {
    yield lines.map((text) => ({ input: text.endsWith("\r") ? text.slice(0, -1) : text, source, line: ++line }));
  }
}

/** Is there a file, or a pipe, of that name? What cannot be a name is none. */
function isReadable(path: string): boolean {
  try {
    return !statSync(path).isDirectory();
  } catch {
    return false;
  }
}
