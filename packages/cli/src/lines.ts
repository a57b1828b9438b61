/**
 * Cuts a stream of UTF-8 bytes into lines: one batch for every chunk that ends a line, and one for a last line that
 * nothing ends. A line ends at LF, which it does not include; a byte order mark at the very start is dropped;
 * ill-formed bytes become U+FFFD. No line is too long: what is kept is the unfinished line and the chunk at hand.
 */
export async function* lineBatches(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<string[]> {
  // A list, not one growing buffer: a line of a thousand chunks is copied once, not a thousand times.
  let unfinished: Uint8Array[] = [];
  let decode = decodeStart;
  for await (const chunk of chunks) {
    // LF is no part of any longer UTF-8 sequence, so cutting there never splits a character.
    const end = chunk.lastIndexOf(LF);
    if (end === -1) {
      unfinished.push(chunk);
      continue;
    }
    unfinished.push(chunk.subarray(0, end));
    yield decode(unfinished).split("\n");
    decode = decodeRest;
    unfinished = [chunk.subarray(end + 1)];
  }
  const last = decode(unfinished);
  if (last !== "") yield [last];
}

const LF = 0x0a;

function decodeStart(bytes: readonly Uint8Array[]): string {
  const text = decodeRest(bytes);
  return text.startsWith("\uFEFF") ? text.slice(1) : text;
}

function decodeRest(bytes: readonly Uint8Array[]): string {
  return Buffer.concat(bytes).toString("utf8");
}
