import type { IllFormed } from "@url/validator/internal";
import { type Progress, sizeOfFiles } from "../output/progress.ts";
import type { Delimiter } from "./delimiter.ts";
import { toUTF8 } from "./encoding.ts";
import { isInput } from "./is-input.ts";
import { type Line, type LineOptions, lineBatches, TOO_LONG } from "./lines.ts";
import { STANDARD_INPUT } from "./read-failure.ts";
import { fileAt } from "./read-file.ts";

/** Inputs that follow one another: lines of one chunk of a file, or one argument. */
export interface Batch {
  readonly inputs: readonly string[];
  /** The path of the file, "<stdin>" for standard input, null for an argument. */
  readonly source: string | null;
  /** The number of the first line, from 1; null for an argument. */
  readonly line: number | null;
  /** Where lines have bytes that are not text, by the number of the line; absent if nobody asked. */
  readonly illFormed?: ReadonlyMap<number, IllFormed>;
  /** True once for each file with NUL in lines that do not end with it. */
  readonly hasNUL?: boolean;
}

/** How arguments are told apart; "by-spelling" is {@link isInput}. */
export type ArgumentKind = "inputs" | "files" | "by-spelling";

/** Where the lines of standard input come from, and who wants to know how many were read. */
export interface Source {
  readonly input: AsyncIterable<Uint8Array>;
  readonly progress?: Progress | undefined;
  /** The label of the encoding in which bytes that are not text are to be found. Without it they become U+FFFD. */
  readonly encoding?: string | undefined;
  readonly delimiter?: Delimiter | undefined;
}

/** Called if a file or standard input cannot be read to its end. The inputs of the other arguments follow. */
export type Unreadable = (source: string, error: unknown) => Promise<void>;

/**
 * Yields the inputs that the arguments stand for. An input stands for itself, a file for its lines, and "-" for the lines of
 * standard input. No arguments mean standard input too, unless all arguments are inputs. A line that is too long to be read is
 * left out, or with `keepsLong` empty.
 */
export async function* batchesOf(
  positionals: readonly string[],
  kind: ArgumentKind,
  { input, progress, encoding, delimiter }: Source,
  unreadable: Unreadable,
  keepsLong = false,
): AsyncGenerator<Batch> {
  const isItself = (argument: string): boolean =>
    kind === "inputs" || (kind === "by-spelling" && argument !== "-" && isInput(argument));
  const given = positionals.length === 0 && kind !== "inputs" ? ["-"] : positionals;
  const files = given.filter((argument) => !isItself(argument));
  const how = { encoding, delimiter };
  progress?.expect(bytesOf(files, progress.inputBytes));
  for (const argument of given) {
    if (isItself(argument)) {
      yield { inputs: [argument], source: null, line: null };
    } else if (argument === "-") {
      yield* linesOf(() => counted(input, progress), STANDARD_INPUT, unreadable, keepsLong, progress, how);
    } else {
      yield* linesOf(() => counted(fileAt(argument), progress), argument, unreadable, keepsLong, progress, how);
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
  { encoding, delimiter }: Pick<Source, "encoding" | "delimiter">,
): AsyncGenerator<Batch> {
  let line = 1;
  const found = new Map<number, IllFormed>();
  const illFormed = encoding === undefined ? {} : { illFormed: found };
  let nul: { readonly hasNUL?: true } = {};
  let isKnown = false;
  const options: LineOptions = {
    delimiter,
    onIllFormed(number, where) {
      found.set(number + 1, where);
    },
    onNUL() {
      if (!isKnown) nul = { hasNUL: true };
      isKnown = true;
    },
  };
  const dropsCR = delimiter !== "\0";
  try {
    for await (const lines of readLines(open(), encoding, options)) {
      progress?.advance(lines.length, 0);
      if (hasOnlyText(lines)) {
        if (dropsCR) dropCR(lines);
        yield { inputs: lines, source, line, ...illFormed, ...nul };
        nul = {};
        line += lines.length;
        found.clear();
        continue;
      }
      let inputs: string[] = [];
      for (const text of lines) {
        if (text !== TOO_LONG) {
          inputs.push(dropsCR && text.endsWith("\r") ? text.slice(0, -1) : text);
          continue;
        }
        await unreadable(source, tooLong(line + inputs.length));
        if (keepsLong) {
          inputs.push("");
        } else {
          if (inputs.length > 0) yield { inputs, source, line, ...illFormed };
          line += inputs.length + 1;
          inputs = [];
        }
      }
      if (inputs.length > 0) yield { inputs, source, line, ...illFormed };
      line += inputs.length;
      found.clear();
    }
  } catch (error) {
    await unreadable(source, error);
  }
}

/** Cuts a file into lines. With an encoding, `onIllFormed` is called for the lines with bytes that are not of it. */
function readLines(
  bytes: AsyncIterable<Uint8Array>,
  encoding: string | undefined,
  options: LineOptions,
): AsyncGenerator<Line[]> {
  if (encoding === undefined) return lineBatches(bytes, { ...options, onIllFormed: undefined });
  return encoding === "utf-8"
    ? lineBatches(bytes, options)
    : // What is converted has other offsets, and U+FFFD in place of what could not be.
      lineBatches(toUTF8(bytes, encoding), { ...options, isConverted: true });
}

function hasOnlyText(lines: Line[]): lines is string[] {
  return !lines.includes(TOO_LONG);
}

/** Changes the list: with a copy, `url get` took a twentieth more CPU time. */
function dropCR(lines: string[]): void {
  for (let i = 0; i < lines.length; i++) if (lines[i]!.endsWith("\r")) lines[i] = lines[i]!.slice(0, -1);
}

/** Creates the error for a line that cannot be read or processed. */
export function tooLong(line: number): Error {
  return new Error(`line ${line} is too long`);
}
