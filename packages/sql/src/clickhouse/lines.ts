import { Buffer } from "node:buffer";

/**
 * Cuts UTF-8 bytes into lines: yields those that a chunk completes, without their line feeds, and at the end a last line that
 * nothing ends. An empty line is a line.
 */
export async function* completeLines(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<string[]> {
  // A list, not one growing buffer: a line of a thousand chunks is copied once, not a thousand times.
  let unfinished: Uint8Array[] = [];
  for await (const chunk of chunks) {
    // The byte of a line feed is never part of a longer UTF-8 sequence, so cutting there never splits a character.
    const end = chunk.lastIndexOf(LINE_FEED);
    if (end === -1) {
      unfinished.push(chunk);
      continue;
    }
    unfinished.push(chunk.subarray(0, end));
    const text = decode(unfinished);
    unfinished = [chunk.subarray(end + 1)];
    yield text.split("\n");
  }
  const last = decode(unfinished);
  if (last !== "") yield [last];
}

const LINE_FEED = 0x0a;

function decode(bytes: readonly Uint8Array[]): string {
  return Buffer.concat(bytes).toString("utf8");
}
