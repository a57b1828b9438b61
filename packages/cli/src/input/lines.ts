import { constants } from "node:buffer";

/** Stands for a line that is longer than a string can be. */
export const TOO_LONG: unique symbol = Symbol("too long");

export type Line = string | typeof TOO_LONG;

/**
 * Cuts a stream of UTF-8 bytes into lines: one batch for every chunk that ends a line, and one for a last line that
 * nothing ends. A line ends at LF, which it does not include; a byte order mark at the very start is dropped;
 * ill-formed bytes become U+FFFD. A line of more than `longest` bytes is dropped and `TOO_LONG` takes its place. What is
 * kept in memory is the unfinished line and the current chunk.
 */
export async function* lineBatches(
  chunks: AsyncIterable<Uint8Array>,
  longest: number = constants.MAX_STRING_LENGTH,
): AsyncGenerator<Line[]> {
  // A list, not one growing buffer: a line of a thousand chunks is copied once, not a thousand times.
  let unfinished: Uint8Array[] = [];
  let length = 0;
  let isFirst = true;
  const hold = (bytes: Uint8Array): void => {
    length += bytes.length;
    if (length <= longest) unfinished.push(bytes);
    else unfinished = [];
  };
  const finish = (): Line => {
    const line = length <= longest ? decode(unfinished) : TOO_LONG;
    // Released before the line is processed.
    unfinished = [];
    length = 0;
    const isStart = isFirst;
    isFirst = false;
    return isStart && line !== TOO_LONG && line.startsWith("\uFEFF") ? line.slice(1) : line;
  };
  for await (const chunk of chunks) {
    // LF is never part of a longer UTF-8 sequence, so cutting there never splits a character.
    const first = chunk.indexOf(LF);
    if (first === -1) {
      hold(new Uint8Array(chunk));
      continue;
    }
    hold(chunk.subarray(0, first));
    const line = finish();
    const last = chunk.lastIndexOf(LF);
    // Copied, because the memory of a chunk may be used again.
    hold(new Uint8Array(chunk.subarray(last + 1)));
    if (last === first) {
      yield [line];
    } else {
      const lines: Line[] = decode([chunk.subarray(first + 1, last)]).split("\n");
      lines.unshift(line);
      yield lines;
    }
  }
  const last = finish();
  if (last !== "") yield [last];
}

const LF = 0x0a;

function decode(bytes: readonly Uint8Array[]): string {
  const [first] = bytes;
  const all = bytes.length === 1 && first !== undefined ? first : Buffer.concat(bytes);
  return Buffer.from(all.buffer, all.byteOffset, all.byteLength).toString("utf8");
}
