/** A link may hold a state of at most this many bytes, so that a short link cannot fill the memory. */
const MOST_BYTES = 16_000_000;

/** Compresses text to the alphabet of base64url. */
export async function deflate(text: string): Promise<string> {
  const bytes = await collect(new Blob([text]).stream().pipeThrough(new CompressionStream("deflate-raw")));
  let binary = "";
  for (let at = 0; at < bytes.length; at += 8192) {
    // biome-ignore lint/plugin: at most 8,192 units, which every engine takes as arguments
    binary += String.fromCharCode(...bytes.subarray(at, at + 8192));
  }
  return btoa(binary).replace(/\+/g, "-").replace(/\//g, "_").replace(/=+$/, "");
}

/** Reverses `deflate`. Rejects if the text is something else, or too long. */
export async function inflate(text: string): Promise<string> {
  const binary = atob(text.replace(/-/g, "+").replace(/_/g, "/"));
  const bytes = Uint8Array.from(binary, (unit) => unit.charCodeAt(0));
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("deflate-raw"));
  return new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(await collect(stream));
}

async function collect(stream: ReadableStream<Uint8Array>): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of stream) {
    length += chunk.length;
    if (length > MOST_BYTES) throw new RangeError("The state is too long");
    chunks.push(chunk);
  }
  const bytes = new Uint8Array(length);
  let at = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, at);
    at += chunk.length;
  }
  return bytes;
}
