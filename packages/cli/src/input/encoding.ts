/** What is wrong with a label that the engine does not know. */
export const WRONG_ENCODING = "--encoding takes a label of the Encoding Standard, such as windows-1252";

/**
 * Returns the name of the encoding that a label stands for; null for a label that the engine does not know.
 * @see https://encoding.spec.whatwg.org/#names-and-labels
 */
export function encodingOf(label: string): string | null {
  try {
    return new TextDecoder(label).encoding;
  } catch {
    return null;
  }
}

/** Converts a stream of bytes in an encoding to UTF-8. Bytes that are not of the encoding become U+FFFD. */
export async function* toUTF8(chunks: AsyncIterable<Uint8Array>, encoding: string): AsyncGenerator<Uint8Array> {
  const decoder = new TextDecoder(encoding);
  for await (const chunk of chunks) yield Buffer.from(decoder.decode(chunk, { stream: true }), "utf8");
  yield Buffer.from(decoder.decode(), "utf8");
}
