import { constants } from "node:buffer";

/** In place of a line that is longer than a string can be. */
export const TOO_LONG: unique symbol = Symbol("too long");

export type Line = string | typeof TOO_LONG;

/**
 * Cuts a stream of UTF-8 bytes into lines: one batch for every chunk that ends a line, and one for a last line that
 * nothing ends. A line ends at LF, which it does not include; a byte order mark at the very start is dropped;
 * ill-formed bytes become U+FFFD. A line of more than `longest` bytes is dropped and `TOO_LONG` takes its place. What is
 * kept is the unfinished line and the chunk at hand.
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
    // Not kept while somebody works on the line.
    unfinished = [];
    length = 0;
    const isStart = isFirst;
    isFirst = false;
    return isStart && line !== TOO_LONG && line.startsWith("\uFEFF") ? line.slice(1) : line;
  };
  for await (const chunk of chunks) {
    // LF is no part of any longer UTF-8 sequence, so cutting there never splits a character.
    const first = chunk.indexOf(LF);
    if (first === -1) {
      hold(chunk);
      continue;
    }
    hold(chunk.subarray(0, first));
    const line = finish();
    const last = chunk.lastIndexOf(LF);
    hold(chunk.subarray(last + 1));
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
  return Buffer.concat(bytes).toString("utf8");
}
