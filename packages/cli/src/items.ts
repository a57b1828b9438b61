import { createReadStream } from "node:fs";
import { isInput } from "./is-input.ts";
import { type Line, lineBatches, TOO_LONG } from "./lines.ts";
import { type Progress, sizeOfFiles } from "./progress.ts";
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

/** Where the lines of standard input come from, and who wants to know how many were read. */
export interface Source {
  readonly input: AsyncIterable<Uint8Array>;
  readonly progress?: Progress | undefined;
}

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
  { input, progress }: Source,
  unreadable: Unreadable,
  keepsLong = false,
): AsyncGenerator<Item[]> {
  const isItself = (argument: string): boolean =>
    kind === "inputs" || (kind === "by-spelling" && argument !== "-" && isInput(argument));
  const given = positionals.length === 0 && kind !== "inputs" ? ["-"] : positionals;
  progress?.expect(
    bytesOf(
      given.filter((argument) => !isItself(argument)),
      progress.inputBytes,
    ),
  );
  for (const argument of given) {
    if (isItself(argument)) {
      yield [{ input: argument, source: null, line: null }];
    } else if (argument === "-") {
      yield* linesOf(() => counted(input, progress), STANDARD_INPUT, unreadable, keepsLong, progress);
    } else {
      yield* linesOf(() => counted(createReadStream(argument), progress), argument, unreadable, keepsLong, progress);
    }
  }
}

/** Returns how many bytes the files have, of which "-" is standard input; `null` if that cannot be known. */
function bytesOf(files: readonly string[], inputBytes: number | null): number | null {
  const others = sizeOfFiles(files.filter((file) => file !== "-"));
  if (others === null || !files.includes("-")) return others;
  return inputBytes === null ? null : others + inputBytes;
}

async function* counted(chunks: AsyncIterable<Uint8Array>, progress: Progress | undefined): AsyncIterable<Uint8Array> {
  for await (const chunk of chunks) {
    progress?.advance(0, chunk.length);
    yield chunk;
  }
}

/** Drops the CR of a CRLF, which would be an error in every line. */
async function* linesOf(
  open: () => AsyncIterable<Uint8Array>,
  source: string,
  unreadable: Unreadable,
  keepsLong: boolean,
  progress: Progress | undefined,
): AsyncGenerator<Item[]> {
  let number = 0;
  try {
    for await (const lines of lineBatches(open())) {
      progress?.advance(lines.length, 0);
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
