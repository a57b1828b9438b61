import { constants } from "node:buffer";
import type { IllFormed } from "@url/validator/internal";
import type { Delimiter } from "./delimiter.ts";

/** Stands for a line that is longer than a string can be. */
export const TOO_LONG: unique symbol = Symbol("too long");

export type Line = string | typeof TOO_LONG;

/** Called for each line that has bytes that are not UTF-8, with its number from 0, before the line is yielded. */
export type OnIllFormed = (line: number, where: IllFormed) => void;

/** How to cut a stream into lines. */
export interface LineOptions {
  /** A line of more bytes is dropped, and `TOO_LONG` takes its place. */
  readonly longest?: number;
  readonly onIllFormed?: OnIllFormed | undefined;
  /**
   * Says that the stream was converted to UTF-8, so that every U+FFFD stands for bytes that could not be, at offsets that
   * are lost.
   */
  readonly isConverted?: boolean;
  readonly delimiter?: Delimiter | undefined;
  /** Called for each chunk that has a NUL, unless lines end with it. */
  readonly onNUL?: () => void;
}

/**
 * Cuts a stream of UTF-8 bytes into lines: one batch for every chunk that ends a line, and one for a last line that
 * nothing ends. A line ends at the delimiter, which it does not include; a byte order mark at the very start is dropped;
 * ill-formed bytes become U+FFFD, and `onIllFormed` is called for the first of a line. What is kept in memory is the
 * unfinished line and the current chunk.
 */
export async function* lineBatches(
  chunks: AsyncIterable<Uint8Array>,
  { longest = constants.MAX_STRING_LENGTH, onIllFormed, isConverted, delimiter = "\n", onNUL }: LineOptions = {},
): AsyncGenerator<Line[]> {
  const end = delimiter.charCodeAt(0);
  // A list, not one growing buffer: a line of a thousand chunks is copied once, not a thousand times.
  let unfinished: Uint8Array[] = [];
  let length = 0;
  let isFirst = true;
  const find = isConverted ? findReplaced : findIllFormed;
  // The number of the unfinished line, and the offset of its first byte.
  let number = 0;
  let offset = 0;
  const hold = (bytes: Uint8Array): void => {
    length += bytes.length;
    if (length <= longest) unfinished.push(bytes);
    else unfinished = [];
  };
  const finish = (): Line => {
    const bytes = joined(unfinished);
    const line = length <= longest ? decode(bytes) : TOO_LONG;
    const hasBOM = isFirst && line !== TOO_LONG && line.startsWith("\uFEFF");
    if (onIllFormed && line !== TOO_LONG) {
      find(delimiter, line, bytes, number, offset, (at, where) =>
        onIllFormed(at, hasBOM ? { ...where, at: where.at - 1 } : where),
      );
    }
    number++;
    offset += length + 1;
    // Released before the line is processed.
    unfinished = [];
    length = 0;
    isFirst = false;
    return hasBOM ? line.slice(1) : line;
  };
  for await (const chunk of chunks) {
    if (onNUL && end !== 0 && chunk.indexOf(0) !== -1) onNUL();
    // Neither LF nor NUL is part of a longer UTF-8 sequence, so cutting there never splits a character.
    const first = chunk.indexOf(end);
    if (first === -1) {
      hold(new Uint8Array(chunk));
      continue;
    }
    hold(chunk.subarray(0, first));
    const line = finish();
    const last = chunk.lastIndexOf(end);
    // Copied, because the memory of a chunk may be used again.
    hold(new Uint8Array(chunk.subarray(last + 1)));
    if (last === first) {
      yield [line];
    } else {
      const rest = chunk.subarray(first + 1, last);
      const text = decode(rest);
      if (onIllFormed) find(delimiter, text, rest, number, offset, onIllFormed);
      const lines: Line[] = text.split(delimiter);
      number += lines.length;
      offset += rest.length + 1;
      lines.unshift(line);
      yield lines;
    }
  }
  const last = finish();
  if (last !== "") yield [last];
}

function decode(bytes: Uint8Array): string {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString("utf8");
}

function joined(bytes: readonly Uint8Array[]): Uint8Array {
  const [first] = bytes;
  return bytes.length === 1 && first !== undefined ? first : Buffer.concat(bytes);
}

/**
 * Calls `report` for each line of `text` with bytes that are not UTF-8. `text` was decoded from `bytes`, which begin at
 * `offset` of the stream with the line `number`. U+FFFD stands for such bytes, unless it is encoded itself.
 */
function findIllFormed(
  delimiter: Delimiter,
  text: string,
  bytes: Uint8Array,
  number: number,
  offset: number,
  report: OnIllFormed,
): void {
  let line = number;
  let lineStart = 0;
  // Up to here, in units and in bytes, text and bytes agree.
  let known = 0;
  let knownBytes = 0;
  for (let at = text.indexOf("\uFFFD"); at !== -1; at = text.indexOf("\uFFFD", known)) {
    knownBytes += Buffer.byteLength(text.slice(known, at));
    known = at + 1;
    if (bytes[knownBytes] === 0xef && bytes[knownBytes + 1] === 0xbf && bytes[knownBytes + 2] === 0xbd) {
      knownBytes += 3;
      continue;
    }
    // Only here: a line can have any number that are encoded themselves.
    for (
      let end = text.indexOf(delimiter, lineStart);
      end !== -1 && end < at;
      end = text.indexOf(delimiter, lineStart)
    ) {
      line++;
      lineStart = end + 1;
    }
    report(line, { at: at - lineStart, offset: offset + knownBytes });
    // The next line begins behind a byte that is the delimiter in both.
    const end = text.indexOf(delimiter, at);
    if (end === -1) return;
    known = end;
    knownBytes = bytes.indexOf(delimiter.charCodeAt(0), knownBytes);
  }
}

/** As {@link findIllFormed}, of a stream that was converted: every U+FFFD stands for bytes that are not of its encoding. */
function findReplaced(
  delimiter: Delimiter,
  text: string,
  _bytes: Uint8Array,
  number: number,
  _offset: number,
  report: OnIllFormed,
): void {
  if (!text.includes("\uFFFD")) return;
  text.split(delimiter).forEach((line, i) => {
    const at = line.indexOf("\uFFFD");
    if (at !== -1) report(number + i, { at, offset: null });
  });
}
